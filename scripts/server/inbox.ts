import { type FileHandle, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The file that forms are appended to, one JSON object a line. */
const FILE = 'submissions.jsonl';

const entrySchema = z.strictObject({
  receivedAt: z.iso.datetime(),
  form: z.enum(['contact', 'membership']),
  payload: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** One accepted form. */
export type InboxEntry = z.infer<typeof entrySchema>;

export type Inbox = {
  /** Resolves once the entry is on the disk itself; rejects when it may not be there. */
  append: (entry: InboxEntry) => Promise<void>;
  /** Waits for what is under way and lets go of the file. */
  close: () => Promise<void>;
};

type Waiting = { line: string; stored: () => void; failed: (error: unknown) => void };

/**
 * Opens the inbox. Entries that arrive while the disk is busy are written together and flushed once, so that a burst
 * costs little more than a single form. The file is only ever added to: a line cut short by a full disk or a crash is
 * ended before the next one, and skipped by `readInbox`.
 *
 * @param folder where the file lies; made when it isn't there, readable by its owner only
 * @throws when the folder can't be made or the file can't be opened
 */
export async function openInbox(folder: string): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let handle: FileHandle | undefined = await openFile(folder);
  let cutShort = await endsInMidLine(join(folder, FILE));
  let waiting: Waiting[] = [];
  let work = Promise.resolve();

  const write = async (lines: string) => {
    handle ??= await openFile(folder);
    try {
      await handle.appendFile(cutShort ? `\n${lines}` : lines);
      await handle.datasync();
      cutShort = false;
    } catch (error) {
      // What the file holds now is unknown, and so is what the next flush of this handle would say.
      cutShort = true;
      const broken = handle;
      handle = undefined;
      await broken.close().catch(() => undefined);
      throw error;
    }
  };

  const writeWaiting = async () => {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await write(batch.map(({ line }) => line).join(''));
      for (const { stored } of batch) stored();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  };

  return {
    append: (entry) =>
      new Promise((stored, failed) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, stored, failed });
        work = work.then(writeWaiting);
      }),
    close: async () => {
      await work;
      await handle?.close();
      handle = undefined;
    },
  };
}

/** Opens the file for adding, and makes sure that its name survives a crash as well. */
async function openFile(folder: string): Promise<FileHandle> {
  const handle = await open(join(folder, FILE), 'a', 0o600);
  const parent = await open(folder, 'r');
  await parent.sync().finally(() => parent.close());
  return handle;
}

async function endsInMidLine(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) return false;
    const { buffer } = await handle.read({ buffer: Buffer.alloc(1), position: size - 1 });
    return buffer[0] !== 0x0a;
  } finally {
    await handle.close();
  }
}

/**
 * Reads what has arrived, oldest first.
 *
 * @returns the entries, and how many lines were cut short or tampered with and are left out
 * @throws when the file is there and can't be read
 */
export async function readInbox(folder: string): Promise<{ entries: InboxEntry[]; unreadable: number }> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const entries = lines.flatMap((line) => readEntry(line) ?? []);
  return { entries, unreadable: lines.length - entries.length };
}

function readEntry(line: string): InboxEntry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
