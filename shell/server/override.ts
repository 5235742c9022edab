import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  isThisMachine,
  OVERRIDE_PATH,
  readOverride,
  writeOverride,
  type Override,
} from '@nivara/shared/contracts/override';
import type { SiteEnvironment } from './environment';
import { isFromOwnPage } from './own-page';
import { sendProblem } from './site-problems';

const NAME = { plain: 'nivara-override', secure: '__Host-nivara-override' };

/** Any of these headers means that a proxy is between the browser and the site. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Decides where overrides are allowed, and signs those that developers set with the button on a page. */
export class Overrides {
  private readonly secret = randomBytes(32);

  constructor(private readonly environment: Pick<SiteEnvironment, 'overrides' | 'host'>) {}

  /** The default allows overrides only to a browser on the machine that the site runs on. */
  allowed(request: FastifyRequest): boolean {
    const { overrides, host } = this.environment;
    if (overrides !== 'localhost') return overrides === 'on';
    const isDirect = PROXY_HEADERS.every((name) => request.headers[name] === undefined);
    return LOOPBACK.includes(host) && isDirect && isThisMachine(request.hostname);
  }

  signed = (text: string): string => `${text}#${this.sign(text)}`;

  /** Ignores the cookie where overrides are not allowed, and a cookie that this site has not signed. */
  of(request: FastifyRequest): Override | undefined {
    const value = request.cookies[nameFor(request)];
    if (!value || !this.allowed(request)) return undefined;
    const end = value.lastIndexOf('#');
    const text = value.slice(0, Math.max(0, end));
    const [given, expected] = [Buffer.from(value.slice(end + 1)), Buffer.from(this.sign(text))];
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return readOverride(text);
  }

  private sign = (text: string) => createHmac('sha256', this.secret).update(text).digest('base64url');
}

const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? NAME.secure : NAME.plain);

/** Lets developers run their own remote within this site. Only a button on the site's pages can set the cookie. */
export function addOverride(app: FastifyInstance, overrides: Overrides): void {
  app.post<{ Body: unknown }>(OVERRIDE_PATH, { bodyLimit: 500 }, (request, reply) => {
    if (!overrides.allowed(request) || !isFromOwnPage(request)) return sendProblem(reply, 403, 'Not here.');
    const override = overrideIn(request.body);
    if (!override) {
      return sendProblem(
        reply,
        422,
        'Give a remote’s name and the address of your own machine, such as http://localhost:8083.',
      );
    }
    const value = overrides.signed(writeOverride(override));
    return reply.code(204).setCookie(nameFor(request), value, attributesFor(request)).send();
  });
  app.delete(OVERRIDE_PATH, (request, reply) => {
    if (!isFromOwnPage(request)) return sendProblem(reply, 403, 'Not here.');
    return reply
      .code(204)
      .setCookie(nameFor(request), '', { ...attributesFor(request), maxAge: 0 })
      .send();
  });
}

/** Accepts typed addresses and links within the site; a link on another site must not propose an override. */
export const isTypedOrOwnLink = (request: FastifyRequest): boolean =>
  ['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']));

function overrideIn(body: unknown): Override | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [remote, origin]: unknown[] = [Reflect.get(body, 'remote'), Reflect.get(body, 'origin')];
  return typeof remote === 'string' && typeof origin === 'string'
    ? readOverride(`${remote}@${origin}`)
    : undefined;
}

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;
