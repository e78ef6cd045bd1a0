import { Received } from '#components/sections/membership/Received.tsx';
import { memberSuccess } from '#content/pages/member-success.ts';

export default function Page() {
  return <Received {...memberSuccess} />;
}
