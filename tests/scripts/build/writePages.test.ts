import { expect, test } from 'vitest';
import { writePages } from '../../../scripts/build/writePages.ts';

test('a page that can’t be rendered fails the build', async () => {
  await expect(writePages('no/such/web/root')).rejects.toThrow('A page could not be rendered');
});
