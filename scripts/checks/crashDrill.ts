/**
 * `npx tsx scripts/checks/crashDrill.ts [applications]`: 200 clients send 10,000 applications to the embedded server, which is killed (SIGKILL) and
 * started again ten times meanwhile. A client that gets no answer sends the same form again. Prints how many were
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
import { allForms } from '#scripts/inbox/forms.ts';
import { freePort } from '#scripts/server/server.ts';

const CLIENTS = 200;
const KILLS = 10;
/** How long a client waits before it sends a form again that was not acknowledged. */
const PAUSE_MS = 200;

const applications = Number(process.argv[2] ?? 10_000);
const folder = mkdtempSync(join(tmpdir(), 'drill-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;

const application = (name: string) => ({
  titleid: '2',
  fullname: name,
  phoneNo: '020 7946 0958',
  email: 'applicant@sample.example',
  membershipCategory: '0',
  businessName: 'Sample Exchange Ltd',
  businessAddressLine1: '1 Sample Street',
  businessAddressLine2: '',
  city: 'London',
  postcode: 'EC2A 4NE',
  countryCode: '+44',
  consent: true,
  reCaptcha: '',
});

function startServer(): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'scripts/server/serve.ts'], {
    env: { ...process.env, PORT: String(port), INBOX_DIR: folder, FORMS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(server, 'exit');
  server.kill(signal);
  await exit;
}

const acknowledged = new Set<string>();
let unanswered = 0;
let refused = 0;
let next = 0;

/** Sends one application after the other, each until it is acknowledged. */
async function client(): Promise<void> {
  while (next < applications) {
    next += 1;
    const name = `Applicant ${next}`;
    while (!acknowledged.has(name)) {
      const response = await fetch(origin + API_PATHS.membership, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(application(name)),
      }).catch(() => undefined);
      // An answer may break off after its first line: only a whole one counts.
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text) acknowledged.add(name);
      else {
        if (text) refused += 1;
        else unanswered += 1;
        await setTimeout(PAUSE_MS);
      }
    }
  }
}

let server = startServer();
let kills = 0;
try {
  const start = performance.now();
  const clients = Array.from({ length: CLIENTS }, client);
  for (; kills < KILLS; kills += 1) {
    // The kills are spread over the applications, so that each comes in the middle of the rush.
    while (acknowledged.size < ((kills + 0.5) * applications) / KILLS) await setTimeout(5);
    await end(server, 'SIGKILL');
    server = startServer();
  }
  await Promise.all(clients);
  const seconds = (performance.now() - start) / 1000;
  await end(server, 'SIGTERM');

  const stored = withDatabase(folder, allForms).map(({ payload }) => String(payload.fullname));
  const kept = new Set(stored);
  const lost = [...acknowledged].filter((name) => !kept.has(name)).length;
  const doubled = stored.length - kept.size;
  console.table({
    ...{ clients: CLIENTS, kills, 'requests without an answer': unanswered, 'requests refused': refused },
    ...{ acknowledged: acknowledged.size, stored: stored.length, doubled, lost, seconds: Math.round(seconds) },
  });
  process.exitCode = lost + doubled > 0 ? 1 : 0;
} finally {
  if (server.exitCode === null && server.signalCode === null) await end(server, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
