import { once } from 'node:events';
import { connect } from 'node:tls';
import { ask, differs } from './ask.ts';

/** Fewer days are a fault: automatic renewal begins a month before the end. */
const LEAST_DAYS = 14;
const DAY_MS = 86_400_000;

type Certificate = { validTo: string; distrust: string | undefined };

/** The certificate that a host presents, and why browsers would not trust it, if they would not. */
async function certificateOf(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin);
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect');
    // Typed as an Error, but Node gives the code of the fault as text.
    const distrust = socket.authorized ? undefined : String(socket.authorizationError);
    return { validTo: socket.getPeerCertificate().valid_to, distrust };
  } finally {
    socket.destroy();
  }
}

/** Faults of a certificate: one that browsers do not trust, or that ends soon. */
export function judgeCertificate(host: string, { validTo, distrust }: Certificate, now: Date): string[] {
  const days = Math.floor((Date.parse(validTo) - now.getTime()) / DAY_MS);
  return [
    ...(distrust ? [`${host}: the certificate is not trusted (${distrust}), expected one that browsers trust`] : []),
    ...(days < LEAST_DAYS ? [`${host}: the certificate has ${days} days left, expected ${LEAST_DAYS} or more`] : []),
  ];
}

/** Faults of a host's https: its certificate, and that plain http on the usual port leads to it. */
export async function httpsFaults(origin: string): Promise<string[]> {
  const { host, hostname, port } = new URL(origin);
  const certificate = judgeCertificate(host, await certificateOf(origin), new Date());
  if (port !== '') return certificate;
  const { headers } = await ask(`http://${hostname}`, '/');
  return [...certificate, ...differs(`http://${hostname}/: Location`, headers.location, `${origin}/`)];
}
