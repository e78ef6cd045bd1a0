import { PageFrame } from '#components/layout/PageFrame.tsx';
import { RegistrationTable } from '#components/sections/till-slip/RegistrationTable.tsx';
import { Till } from '#components/sections/till-slip/Till.tsx';
import { doINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import { site } from '#content/site/site.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ facts }: PageProps) {
  return (
    <PageFrame facts={facts} lead={doINeedToRegister.lead} compact>
      <Till content={doINeedToRegister} site={site} path={facts.path} />
      <RegistrationTable content={doINeedToRegister} />
    </PageFrame>
  );
}
