import { inOrder, readCollection } from '#content/schema/entries/collection.server.ts';
import { gallerySchema } from './schema.server.ts';

/**
 * The filters of the photo gallery, in order (specification 2.16); "All" comes before them. Each
 * YAML file of this folder is one.
 */
export const galleryCategories = inOrder(readCollection('gallery', gallerySchema));
