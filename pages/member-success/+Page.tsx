import { Received } from '#components/membership/Received.tsx';
import { memberSuccess } from '#content/member-success.ts';

export default function Page() {
  return <Received {...memberSuccess} />;
}
