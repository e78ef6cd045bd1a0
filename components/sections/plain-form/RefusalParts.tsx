import { FieldError } from '#components/fields/Field.tsx';
import { ErrorSummary } from '#components/forms/ErrorSummary.tsx';
import type { FormName } from './plainForm.ts';

type Props = { form: FormName; heading: string };

/**
 * An error summary with one line, and the error of a field: a template that the embedded server fills when it shows a refused
 * form again (scripts/server/refusedPage.ts). It also names the form for scripts/prerender/finishing/plainForms.ts. The control's id is
 * empty, so that the error's id is only what follows it.
 */
export function RefusalParts({ form, heading }: Props) {
  return (
    <template data-plain={form}>
      <ErrorSummary
        ref={null}
        heading={heading}
        titlePrefix=""
        problems={[{ name: '', id: '', message: heading }]}
        setFocus={() => undefined}
      />
      <FieldError controlId="" error={heading} />
    </template>
  );
}
