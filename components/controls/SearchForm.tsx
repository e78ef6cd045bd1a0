import type { siteSearch } from '#content/pages/search.ts';
import { Button } from './Button.tsx';
import styles from './SearchInput.module.css';
import { SearchInput } from './SearchInput.tsx';

/** The field that searches the whole site, on /search. Ctrl + K leads to it. */
export function SearchForm({ label, submit }: Pick<typeof siteSearch, 'label' | 'submit'>) {
  return (
    <form action="/search" className={styles.form}>
      <label htmlFor="site-search" className="visually-hidden">
        {label}
      </label>
      <div className="row">
        <SearchInput id="site-search" name="q" enterKeyHint="search" />
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
