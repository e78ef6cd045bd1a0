import { access, constants, statfs } from 'node:fs/promises';

/**
 * Whether the inbox could take a form, found out without writing one: its folder is there, may be written to, and its
 * disk has room.
 *
 * @throws when it could not
 */
export async function checkFolder(folder: string): Promise<void> {
  await access(folder, constants.W_OK);
  const { bavail } = await statfs(folder);
  if (bavail === 0) throw new Error(`The disk of ${folder} is full.`);
}
