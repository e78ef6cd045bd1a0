import '#components/behaviours/start.client.ts';
import '#components/island/boot.client.ts';
