import { PageFrame } from '#components/layout/PageFrame.tsx';
import { Application } from '#components/sections/membership/Application.tsx';
import { Apply } from '#components/sections/membership/Apply.tsx';
import { BenefitGroups } from '#components/sections/membership/BenefitGroups.tsx';
import { Joining } from '#components/sections/membership/Joining.tsx';
import { membershipForm, membershipIntro, sending } from '#content/forms/forms.ts';
import { membership } from '#content/pages/become-a-member.ts';
import { joining } from '#content/pages/joining.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';

export default function Page({ model }: PageProps) {
  const { lead, fees, formId } = membership;
  return (
    <PageFrame model={model} look="full" lead={lead} hashHighlight head={<Apply {...membership} />}>
      <BenefitGroups {...membership} />
      <Joining {...joining} />
      <Application id={formId} intro={membershipIntro} fees={fees} form={membershipForm} sending={sending} />
    </PageFrame>
  );
}
