import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  isThisMachine,
  OVERRIDE_PATH,
  readOverride,
  writeOverride,
  type Override,
} from '@nivara/shared/contracts/override';
import type { SiteEnvironment } from './environment';

const COOKIE = 'nivara-override';

type Where = SiteEnvironment['overrides'];

/** Lets developers run their own remote within this site. Only a button on the site's pages can set the cookie. */
export function addOverride(app: FastifyInstance, where: Where): void {
  app.post<{ Body: unknown }>(OVERRIDE_PATH, { bodyLimit: 500 }, (request, reply) => {
    if (!overridesAllowed(request, where) || !isFromOwnPage(request)) return refuse(reply, 403, 'Not here.');
    const override = wanted(request.body);
    if (!override) {
      return refuse(
        reply,
        422,
        'Give a remote’s name and the address of your own machine, such as http://localhost:8083.',
      );
    }
    return reply.code(204).setCookie(COOKIE, writeOverride(override), attributesFor(request)).send();
  });
  app.delete(OVERRIDE_PATH, (request, reply) => {
    if (!isFromOwnPage(request)) return refuse(reply, 403, 'Not here.');
    return reply
      .code(204)
      .setCookie(COOKIE, '', { ...attributesFor(request), maxAge: 0 })
      .send();
  });
}

/** Ignores the cookie where the operator forbids overrides. */
export function overrideOf(request: FastifyRequest, where: Where): Override | undefined {
  if (!overridesAllowed(request, where)) return undefined;
  const value = request.cookies[COOKIE];
  return value ? readOverride(value) : undefined;
}

/** The default allows overrides only on the machine that the site runs on. */
export const overridesAllowed = (request: FastifyRequest, where: Where): boolean =>
  where === 'on' || (where === 'localhost' && isThisMachine(request.hostname));

/** Accepts typed addresses and links within the site; links on other sites must not set an override. */
export const isOwnAddress = (request: FastifyRequest): boolean =>
  ['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']));

const isFromOwnPage = (request: FastifyRequest) => request.headers['sec-fetch-site'] === 'same-origin';

function wanted(body: unknown): Override | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const [remote, origin]: unknown[] = [Reflect.get(body, 'remote'), Reflect.get(body, 'origin')];
  return typeof remote === 'string' && typeof origin === 'string'
    ? readOverride(`${remote}@${origin}`)
    : undefined;
}

const attributesFor = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: protocol === 'https' }) as const;

const refuse = (reply: FastifyReply, status: number, detail: string) =>
  reply.code(status).type('application/problem+json').send({ status, title: 'Not done', detail });
