import type { ComponentProps } from 'react';
import { SearchForm } from '#components/controls/SearchForm.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { MessagePage } from '#components/ui/MessagePage.tsx';
import type { notFound } from '#content/pages/not-found.ts';
import styles from './NotFound.module.css';

type Props = typeof notFound & { search: ComponentProps<typeof SearchForm> };

/** The 404 page: 4, rosette, 4 (specification 2.1), with a search below its button. */
export function NotFound({ heading, text, button, search }: Props) {
  return (
    <MessagePage
      figure={
        <p className={styles.figure} aria-hidden="true">
          4
          <span>
            <Rosette name="404" className={styles.rosette} />
          </span>
          4
        </p>
      }
      heading={heading}
      text={text}
    >
      <ButtonLink {...button} />
      <search className={styles.search}>
        <SearchForm {...search} />
      </search>
    </MessagePage>
  );
}
