import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { browserName } from '../modules/session/browser-name';
import { laneOf } from '../modules/session/lane';
import { recordSecurity } from '../modules/security-log/security-log';
import { ProblemError } from '../problems';
import { FairQueue } from '../security/fair-queue';
import { type Limit, countAttempt } from './rate-limits';

const MINUTE_SECONDS = 60;

/** Limits each account, or each network where nobody is signed in, so that nobody can fill the log. */
export const REFUSAL_LOG_LIMIT: Limit = {
  name: 'refused-access',
  free: 20,
  firstDelaySeconds: 15 * MINUTE_SECONDS,
  longestDelaySeconds: 60 * MINUTE_SECONDS,
  forgetAfterSeconds: 60 * MINUTE_SECONDS,
};

/**
 * Refusals are logged after their answers, when the limit of open requests no longer counts them, so this
 * queue has limits of its own. A full queue drops new refusals.
 */
export const REFUSAL_QUEUE_LIMITS = { atOnce: 2, waiting: 200, ofOneLane: REFUSAL_LOG_LIMIT.free };

class QueueFull extends Error {}

/** Logs who was refused access. A 401 is left out, since every guarded route answers it to calls without a session. */
export function refusedAccess(app: App, context: AppContext): void {
  const queue = new FairQueue(REFUSAL_QUEUE_LIMITS, () => new QueueFull());
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || !isRefusal(request, reply, route)) return;
    const { session, network, method } = request;
    const browser = browserName(request.headers['user-agent']);
    const refused = `${reply.statusCode} ${method} ${route}`;
    const lane = laneOf(request);
    const log = async () => {
      if (!(await isWithinLimit(context, session?.accountId ?? network))) return;
      await recordSecurity(context, {
        kind: 'access-refused',
        accountId: session?.accountId ?? null,
        refused,
        network,
        browser,
      });
    };
    context.background.run(() => queue.run(lane, log).catch(unlessFull));
  });
}

/** A 404 to an account counts too: somebody else's data gets the same answer as data that does not exist. */
const isRefusal = ({ session }: FastifyRequest, { statusCode }: FastifyReply, route: string) =>
  statusCode === 403 || (statusCode === 404 && session !== null && route.includes(':'));

function unlessFull(error: unknown): void {
  if (!(error instanceof QueueFull)) throw error;
}

async function isWithinLimit(context: AppContext, who: string): Promise<boolean> {
  try {
    await countAttempt(context, REFUSAL_LOG_LIMIT, who);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
