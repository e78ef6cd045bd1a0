import { PageHead } from '#components/layout/PageHead.tsx';
import { Application } from '#components/sections/membership/Application.tsx';
import { Benefits } from '#components/sections/membership/BenefitGroups.tsx';
import { Joining } from '#components/sections/membership/Joining.tsx';
import { picture } from '#content/collections/pictures.ts';
import { sending } from '#content/forms/form-settings.ts';
import { membershipForm, membershipIntro } from '#content/forms/forms.ts';
import { membership } from '#content/pages/become-a-member.ts';
import { joining } from '#content/pages/joining.ts';
import { breadcrumbs } from '#content/site/breadcrumbs.ts';

export default function Page() {
  const { title, lead, contents, form } = membership;
  const groups = membership.groups.map((group) => ({ ...group, picture: picture(group.picture) }));
  return (
    <main id="main" data-ink="pound" data-behaviour="hashHighlight">
      <PageHead
        rosette="become-a-member"
        breadcrumb={{ label: breadcrumbs.label, trail: [breadcrumbs.home], current: title }}
        title={title}
        lead={lead}
      />
      <Benefits contents={contents} groups={groups} after={[{ id: joining.id, text: joining.heading }, form]} />
      <Joining {...joining} />
      <Application id={form.id} intro={membershipIntro} form={membershipForm} sending={sending} />
    </main>
  );
}
