import { Icon } from '#components/controls/Icon.tsx';
import { hook } from '#components/dom/hooks.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { Template } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import styles from './templates.module.css';

type Props = { template: Pick<Template, 'files' | 'version'>; labels: TemplatesPage['template'] };

/**
 * For the card in the head of a template's page: its files with their sizes, which the build fills
 * in, and its version.
 */
export function Downloads({ template: { files, version }, labels: { download, version: versionLabel } }: Props) {
  return (
    <section className={`screen-only ${styles.downloads}`} aria-label={download.label}>
      <ul>
        {files.map(({ format, href }) => (
          <li key={href}>
            <ButtonLink href={href}>
              <Icon name="download" />
              <span>
                {download[format]} <small {...hook('build-file-size', href)} />
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        {versionLabel} {version}. {download.note}
      </p>
    </section>
  );
}
