import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import { keyedHash } from '../security/keyed-hash';
import { newId } from '../security/tokens';

const NAME = { plain: 'device', secure: '__Host-device' };
const FORM = /^[0-9a-f]{32}(\.[\w-]{32}){1,5}$/;
const MOST_ACCOUNTS = 5;
const YEAR_S = 365 * 24 * 60 * 60;

interface Owner {
  id: string;
  password_hash: string;
}

const nameFor = ({ protocol }: FastifyRequest) => (protocol === 'https' ? NAME.secure : NAME.plain);

function read(request: FastifyRequest): { device: string; seals: string[] } | undefined {
  const value = request.cookies[nameFor(request)];
  if (!value || !FORM.test(value)) return undefined;
  const [device = '', ...seals] = value.split('.');
  return { device, seals };
}

/** Includes the password's hash, so that a new password makes the account's seals in all device cookies invalid. */
const sealOf = ({ secret }: Pick<AppContext, 'secret'>, device: string, owner: Owner) =>
  keyedHash(secret, `device ${device} ${owner.id} ${owner.password_hash}`);

/** The browser's number, if this account has signed in with the browser before. */
export function knownDevice(
  context: Pick<AppContext, 'secret'>,
  request: FastifyRequest,
  owner: Owner | undefined,
): string | undefined {
  const cookie = read(request);
  if (!cookie || !owner || !cookie.seals.includes(sealOf(context, cookie.device, owner))) return undefined;
  return cookie.device;
}

/** The cookie signs nobody in and names no account: only the limits use it. */
export function rememberDevice(
  context: Pick<AppContext, 'secret' | 'randomBytes'>,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: Owner,
): void {
  const { device, seals } = read(request) ?? { device: newId(context.randomBytes), seals: [] };
  const own = sealOf(context, device, owner);
  const allSeals = [own, ...seals.filter((seal) => seal !== own)].slice(0, MOST_ACCOUNTS);
  reply.setCookie(nameFor(request), [device, ...allSeals].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: YEAR_S,
  });
}
