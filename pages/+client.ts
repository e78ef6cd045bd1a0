import '#components/behaviours/start.client.ts';
import '#components/islands/loader/boot.client.ts';
import { answerEarlyPresses } from '#components/behaviours/earlyPresses.shared.ts';

answerEarlyPresses();
