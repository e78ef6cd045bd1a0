import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { openDatabase } from './database.ts';
import { describeForm, headings, nameOf } from './describe.ts';
import { type StoredForm, selectForms } from './forms.ts';

/** How long the mail server may be silent. A busy one may check a mail for a while. */
const SILENCE_MS = 60_000;
/**
 * How long a server's claim on a form excludes other servers; longer than a mail can take. A form
 * whose server was killed, or that the mail server refused, is retried after it.
 */
const CLAIM_MS = 15 * 60_000;
const RETRY_MS = 60_000;

/** What was handled before mail was set up is not mailed. */
const QUEUE = 'UPDATE forms SET mail_due_at = ? WHERE mail_due_at IS NULL AND mailed_at IS NULL AND handled_at IS NULL';
const CLAIM = `UPDATE forms SET mail_due_at = :claimedUntil WHERE id = (
  SELECT id FROM forms WHERE mail_due_at <= :now ORDER BY received_at, id LIMIT 1) RETURNING id`;
const SETTLE = 'UPDATE forms SET mail_due_at = ?, mailed_at = ? WHERE id = ?';

const claimed = z.object({ id: z.number() }).optional();

/** The mail server refuses this mail, and may take another. */
const refusal = z.object({ code: z.enum(['EENVELOPE', 'EMESSAGE']) });

/** The mail server, as smtps://user:password@host; who gets the mails, and who sends them. */
type MailSettings = { url: string; to: string[]; from: string };

/** A form as a mail. Nodemailer encodes what it is given, and breaks its lines. */
function mailOf(form: StoredForm) {
  const { email } = form.payload;
  // A line that has no space can't be broken.
  const name = [...nameOf(form)].slice(0, 60).join('');
  return {
    subject: `${headings[form.form]} ${form.reference}: ${name}`,
    text: `${describeForm(form)}\n`,
    replyTo: z.email().safeParse(email).data,
  };
}

/**
 * Mails the forms of an inbox, oldest first, until it is stopped: those that have not been mailed,
 * at once and every minute. A form is mailed at least once: twice where the server is killed after
 * the mail server took it, before the database says so.
 */
export function startMailing(folder: string, { url, to, from }: MailSettings, log: Pick<FastifyBaseLogger, 'error'>) {
  const database = openDatabase(folder);
  const queue = database.prepare(QUEUE);
  const claim = database.prepare(CLAIM);
  const settle = database.prepare(SETTLE);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  const transport = createTransport(
    {
      url,
      // A mail program on the same machine rarely has a certificate for that name.
      ...(isLocal ? { ignoreTLS: true } : { requireTLS: true }),
      connectionTimeout: SILENCE_MS,
      greetingTimeout: SILENCE_MS,
      socketTimeout: SILENCE_MS,
    },
    { from, to },
  );
  let isStopped = false;
  let round: Promise<void> | undefined;

  const now = (later = 0) => new Date(Date.now() + later).toISOString();
  async function sendAll(): Promise<void> {
    while (!isStopped) {
      queue.run(now());
      const { id } = claimed.parse(claim.get({ now: now(), claimedUntil: now(CLAIM_MS) })) ?? {};
      if (id === undefined) return;
      const [form] = selectForms(database, 'WHERE id = ?', id);
      if (!form) continue;
      try {
        await transport.sendMail(mailOf(form));
      } catch (error) {
        const isRefused = refusal.safeParse(error).success;
        if (!isRefused) settle.run(now(), null, id);
        const reason = error instanceof Error ? error.message : error;
        log.error({ form: form.reference, reason }, 'A form could not be mailed yet.');
        if (isRefused) continue;
        return;
      }
      settle.run(null, now(), id);
    }
  }
  const wake = (): void => {
    round ??= sendAll()
      .catch((error) => log.error({ err: error }, 'Forms could not be mailed.'))
      .finally(() => {
        round = undefined;
      });
  };
  wake();
  const timer = setInterval(wake, RETRY_MS).unref();
  return {
    wake,
    /** Resolves once a mail under way has been sent, and its form marked. */
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
      database.close();
    },
  };
}
