/**
 * `npx tsx scripts/checks/crashDrill.ts [enquiries]`: 200 clients send 10,000 enquiries to the embedded server, which is killed
 * (SIGKILL) and started again ten times meanwhile. A client that gets no answer sends the same form again. Prints how many were
 * acknowledged, stored, doubled and lost; exits 1 when the last two are not 0. Needs a build. Everything stays on this machine.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { API_PATHS } from '#components/forms/apiPaths.ts';
import { withDatabase } from '#scripts/inbox/database.ts';
import { selectForms } from '#scripts/inbox/forms.ts';
import { freePort } from '#scripts/server/server.ts';

const CLIENTS = 200;
const KILLS = 10;
/** How long a client waits before it sends a form again that was not acknowledged. */
const PAUSE_MS = 200;

const enquiries = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'crash-'));
const port = await freePort();

const ADA = { titleid: 2, firstName: 'Ada', lastName: 'Sample', phone: '02079460958', email: 'ada@sample.example' };

const startServer = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/server/serve.ts'], {
    env: { ...process.env, PORT: String(port), INBOX_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

const acknowledged = new Set<string>();
let unanswered = 0;
let next = 0;

/** Sends one enquiry after the other, each until it is acknowledged. */
async function runClient(): Promise<void> {
  while (next < enquiries) {
    next += 1;
    const message = `Enquiry ${next}`;
    // Each from an address of its own, as a proxy would say: one address may send a few a minute.
    const address = `10.0.${next >> 8}.${next & 255}`;
    while (!acknowledged.has(message)) {
      const response = await fetch(`http://127.0.0.1:${port}${API_PATHS.contact}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ ...ADA, message, reCaptcha: '' }),
      }).catch(() => undefined);
      // An answer may break off after its first line: only a whole one counts.
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text) acknowledged.add(message);
      else {
        unanswered += 1;
        await setTimeout(PAUSE_MS);
      }
    }
  }
}

let server = startServer();
try {
  const clients = Array.from({ length: CLIENTS }, runClient);
  for (let kills = 0; kills < KILLS; kills += 1) {
    // The kills are spread over the enquiries, so that each comes in the middle of the rush.
    while (acknowledged.size < ((kills + 0.5) * enquiries) / KILLS) await setTimeout(5);
    await end(server, 'SIGKILL');
    server = startServer();
  }
  await Promise.all(clients);
  await end(server, 'SIGTERM');

  const stored = withDatabase(folder, (database) => selectForms(database)).map(({ payload }) =>
    String(payload.message),
  );
  const kept = new Set(stored);
  const lost = [...acknowledged].filter((message) => !kept.has(message)).length;
  const doubled = stored.length - kept.size;
  console.table({ acknowledged: acknowledged.size, unanswered, stored: stored.length, doubled, lost });
  process.exitCode = lost + doubled > 0 ? 1 : 0;
} finally {
  if (server.exitCode === null && server.signalCode === null) await end(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
