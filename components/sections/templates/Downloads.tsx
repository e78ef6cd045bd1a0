import { Icon } from '#components/controls/Icon.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { Template } from '#content/collections/templates/schema.server.ts';
import type { TemplatesPage } from '#content/pages/templates.ts';
import styles from './Downloads.module.css';

type Props = { template: Pick<Template, 'files' | 'version'>; labels: TemplatesPage['template'] };

/** The files of a template, with its version. */
export function Downloads({ template: { files, version }, labels: { download, version: versionLabel } }: Props) {
  return (
    <section className={styles.downloads} aria-labelledby="download">
      <h2 id="download">{download.heading}</h2>
      <ul>
        {files.map(({ format, href }) => (
          <li key={href}>
            <ButtonLink href={href}>
              <Icon name="download" />
              {download[format]}
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
