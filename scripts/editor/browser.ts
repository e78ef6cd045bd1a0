/** Starts the editor in the browser, with previews in the site's own type and colours. */
import CMS from '@sveltia/cms';
import preview from './preview.css?url';

CMS.registerPreviewStyle(preview);
CMS.init();
