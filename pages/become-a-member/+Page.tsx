import { Application } from '#components/membership/Application.tsx';
import { Benefits } from '#components/membership/Benefits.tsx';
import { Joining } from '#components/membership/Joining.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { membershipForm, membershipIntro } from '#content/forms.ts';
import { joining } from '#content/joining.ts';
import { membership } from '#content/membership.ts';
import { picture } from '#content/pictures.ts';
import { sending } from '#content/sending.ts';

export default function Page() {
  const { title, lead, contents, form } = membership;
  const groups = membership.groups.map((group) => ({ ...group, picture: picture(group.picture) }));
  return (
    <main id="main" data-ink="pound" data-hash-highlight="">
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
