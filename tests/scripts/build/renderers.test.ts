import { expect, test } from 'vitest';
import { Renderers } from '../../../scripts/build/renderers.ts';

test('a page that can’t be rendered fails the build', async () => {
  const renderers = new Renderers('no/such/web/root');
  await expect(renderers.writePages(() => undefined)).rejects.toThrow('A page could not be rendered');
  renderers.end();
});
