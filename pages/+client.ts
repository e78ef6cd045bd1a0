import '#components/behaviours/start.client.ts';
import '#components/islands/loader/boot.client.ts';
