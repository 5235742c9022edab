import { ROLE } from '@nivara/shared/contracts/session';
import type { AppContext } from '../../app-context';
import { hashToken, newStoreKey, newToken } from '../../security/tokens';
import {
  deleteExpiredSessions,
  endSessionsBeyond,
  findSession,
  insertSession,
  touchSession,
} from './session-repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session of staff gives access to many patients' data, so it ends sooner. */
const LIMITS = {
  [ROLE.patient]: { idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
  [ROLE.doctor]: { idleMs: 15 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
  [ROLE.desk]: { idleMs: 15 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
};

export type ActiveSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

type EndOfSession = Pick<ActiveSession, 'role' | 'lastUsedAt' | 'expiresAt'>;

type SessionContext = Pick<AppContext, 'database' | 'now' | 'randomBytes' | 'sessionIdleMinutes'>;

const isRole = (role: number): role is keyof typeof LIMITS => role in LIMITS;

function limitsOf({ sessionIdleMinutes }: SessionContext, role: number) {
  const limits = LIMITS[isRole(role) ? role : ROLE.doctor];
  return sessionIdleMinutes === undefined ? limits : { ...limits, idleMs: sessionIdleMinutes * MINUTE_MS };
}

/** Nobody has more devices than this; a script that signs in again and again must not fill the table. */
const MOST_SESSIONS = 50;

/** Returns the cookie's secret, which is not stored. */
export async function startSession(
  context: SessionContext,
  account: { id: string; role: number },
  browser: string | null = null,
): Promise<string> {
  const { database, now, randomBytes } = context;
  const token = newToken(randomBytes);
  const at = now();
  const expires = new Date(at.getTime() + limitsOf(context, account.role).absoluteMs);
  await deleteExpiredSessions(database, at.toISOString());
  await insertSession(database, {
    token_hash: hashToken(token),
    reference: newToken(randomBytes),
    account_id: account.id,
    session_key: newStoreKey(randomBytes),
    browser,
    created_at: at.toISOString(),
    last_used_at: at.toISOString(),
    expires_at: expires.toISOString(),
  });
  await endSessionsBeyond(database, account.id, MOST_SESSIONS);
  return token;
}

/** Returns the session of a cookie's token and extends it, or returns null once the session has ended. */
export async function resumeSession(context: SessionContext, token: string): Promise<ActiveSession | null> {
  const { database, now } = context;
  const found = await findSession(database, hashToken(token));
  if (!found || !isActive(context, found)) return null;
  const at = now();
  const { idleMs } = limitsOf(context, found.role);
  const unusedMs = at.getTime() - Date.parse(found.lastUsedAt);
  // A minute, or a tenth of a short idle time, is exact enough and saves a write per request.
  if (unusedMs < Math.min(MINUTE_MS, idleMs / 10)) return found;
  await touchSession(database, found.tokenHash, at.toISOString());
  return { ...found, lastUsedAt: at.toISOString() };
}

/** The time until an unused session ends. */
export function secondsLeft(context: SessionContext, session: EndOfSession): number {
  const idleEnd = Date.parse(session.lastUsedAt) + limitsOf(context, session.role).idleMs;
  return Math.floor((Math.min(idleEnd, Date.parse(session.expiresAt)) - context.now().getTime()) / 1000);
}

export function isActive(context: SessionContext, session: EndOfSession): boolean {
  const at = context.now();
  const unusedMs = at.getTime() - Date.parse(session.lastUsedAt);
  return at.toISOString() < session.expiresAt && unusedMs < limitsOf(context, session.role).idleMs;
}

/** Does not extend the session. */
export async function isSessionActive(context: SessionContext, tokenHash: string): Promise<boolean> {
  const found = await findSession(context.database, tokenHash);
  return found !== undefined && isActive(context, found);
}
