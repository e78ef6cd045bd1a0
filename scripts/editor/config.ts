import { basename, parse } from 'node:path';
import type { Backend, CmsConfig, CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms';
import {
  type Editable,
  type EditableFile,
  editable,
  editableFiles,
  editableGallery,
} from '#content/collections/editable.ts';
import { galleryCategories } from '#content/collections/gallery/index.ts';
import { site } from '#content/site/site.ts';
import { MOST_BYTES } from '#scripts/pictures/sources.ts';
import { fieldsOf } from './fields.ts';

function collection(editable: Editable): EntryCollection {
  const { folder, label, one, ending, schema, title = 'title', detail, address } = editable;
  const { fields, slug } = fieldsOf(schema);
  const shown = detail ? `{{${title}}} · {{${detail}}}` : `{{${title}}}`;
  return {
    name: folder,
    label,
    label_singular: one,
    folder: `content/collections/${folder}`,
    extension: ending ?? 'md',
    format: ending ?? 'yaml-frontmatter',
    identifier_field: title,
    slug: {
      template: `{{${title}}}`,
      editable: ['create'],
      hint: 'The last part of its address, and the name of its file.',
      ...slug,
    },
    summary: shown,
    ...(address && { preview_path: `${address.slice(1)}{{slug}}` }),
    fields,
  };
}

const file = ({ pictures, schema, file, label }: EditableFile): CollectionFile => ({
  name: parse(file).name,
  label,
  file,
  format: file.endsWith('.md') ? 'yaml-frontmatter' : 'yaml',
  ...(pictures && { media_folder: `/content/pictures/${pictures}`, public_folder: `/${pictures}` }),
  fields: fieldsOf(schema).fields,
});

const gallery = ({ folder, label, schema }: typeof editableGallery): FileCollection => ({
  name: folder,
  label,
  files: galleryCategories.map(({ slug, label }) => {
    const category = `${folder}/${slug}`;
    return file({ file: `content/collections/${category}.yaml`, label, schema, pictures: category });
  }),
});

/**
 * Sveltia needs the name of a Git service even for a folder. Gitea is the one of which it asks
 * nothing on the network; the name of the folder is shown to the person who has to find it.
 */
const LOCAL: Backend = {
  name: 'gitea',
  base_url: 'http://localhost',
  api_root: 'http://localhost/api/v1',
  auth_methods: ['token'],
  repo: `association/${basename(process.cwd())}`,
};

/**
 * The editor's configuration, from the schemas of content, for a repository (owner/name on GitHub)
 * or a folder of this computer.
 */
export const editorConfig = (repository?: string): CmsConfig => ({
  backend: repository ? { name: 'github', repo: repository, auth_methods: ['token'] } : LOCAL,
  app_title: `Editor of ${site.siteName}`,
  site_url: site.origin,
  media_folder: 'content/pictures',
  public_folder: '/',
  media_libraries: {
    all: { max_file_size: MOST_BYTES, slugify_filename: true },
    stock_assets: { providers: [] },
  },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: [...editable.map(collection), gallery(editableGallery)],
  singletons: editableFiles.map(file),
});
