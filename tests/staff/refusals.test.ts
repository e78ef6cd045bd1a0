import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { changes, check, copyLiveContent, filesOf, readCases, write } from './staff.ts';

const DAY = '2026-12-24';

beforeAll(copyLiveContent);

test.each(readCases('refusals', z.object({ what: z.string(), files: changes, message: z.string() })))(
  '$what is refused, with file, line, field and what would be right',
  async ({ files, message }) => {
    const undo = write(await filesOf(files, DAY));
    const { status, output } = check(DAY);
    undo();
    expect(output).toContain(message);
    expect(output).not.toMatch(/^\s+at /m);
    expect(status).toBe(1);
  },
);
