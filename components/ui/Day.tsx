import { longDate, shortDate } from '#components/format/formatDate.ts';

type Props = {
  /** ISO date, e.g. `2025-06-24`. */
  iso: string;
  form?: 'short' | 'long';
  className?: string | undefined;
};

/** A date as a `<time>` element. */
export function Day({ iso, form = 'short', className }: Props) {
  return (
    <time className={className} dateTime={iso}>
      {form === 'long' ? longDate(iso) : shortDate(iso)}
    </time>
  );
}
