import { request } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { LIVE_PATH } from '@nivara/shared/contracts/site-paths';
import { bad, doubtful, good, type Finding } from '@nivara/shared/server/finding';

const TIME_LIMIT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Certificates are renewed a month ahead, so a certificate that ends this soon was not renewed. */
const ENDS_SOON_DAYS = 14;
const SUBJECT = 'public address';
const UNKNOWN_NAME = ['ENOTFOUND', 'EAI_AGAIN'];
const CERTIFICATE_FAULT = /CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/;

interface Answer {
  status: unknown;
  certificateEnds: Date;
}

/** Asks the site as visitors do: by its public name, through the proxy. `ca` replaces the public authorities. */
export async function verifyPublic(
  siteUrl: string | undefined,
  now = new Date(),
  ca?: string,
): Promise<Finding[]> {
  // The check of the environment reports any other URL.
  if (!siteUrl?.startsWith('https:')) return [];
  try {
    const { status, certificateEnds } = await ask(siteUrl + LIVE_PATH, ca);
    return [
      status === 'alive'
        ? good(SUBJECT, `the site answers at ${siteUrl}`)
        : bad(
            SUBJECT,
            `something else answers at ${siteUrl}`,
            'Compare SITE_URL and the proxy’s configuration.',
          ),
      verifyEnd(certificateEnds, now),
    ];
  } catch (error) {
    return [faultOf(error, new URL(siteUrl).hostname)];
  }
}

function verifyEnd(ends: Date, now: Date): Finding {
  const days = Math.floor((ends.getTime() - now.getTime()) / DAY_MS);
  return days < ENDS_SOON_DAYS
    ? bad(
        'certificate',
        `ends in ${days} days`,
        'Run certbot renew, or read the log of Caddy, and find out why it was not renewed.',
      )
    : good('certificate', `is good for ${days} days`);
}

function faultOf(error: unknown, name: string): Finding {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (UNKNOWN_NAME.includes(code))
    return doubtful(
      SUBJECT,
      `this machine finds no address for ${name}`,
      'Enter it in the DNS, or in /etc/hosts.',
    );
  if (CERTIFICATE_FAULT.test(code))
    return bad(
      'certificate',
      `browsers refuse it: ${message}`,
      'Get one for this name: step 5 of docs/guides/run-it.md.',
    );
  return bad(
    SUBJECT,
    `nothing answers for ${name}: ${message}`,
    'Start the proxy, and open ports 80 and 443.',
  );
}

function ask(url: string, ca: string | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { ca, agent: false, timeout: TIME_LIMIT_MS }, (response) => {
      const certificateEnds = new Date((response.socket as TLSSocket).getPeerCertificate().valid_to);
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: statusIn(text), certificateEnds })).on('error', reject);
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer within ${TIME_LIMIT_MS / 1_000} s`)));
    asking.on('error', reject).end();
  });
}

function statusIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status;
  } catch {
    return undefined;
  }
}
