import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../app-context';
import type { App } from '../app-instance';
import { browserName } from '../modules/session/browser-name';
import { recordSecurity } from '../modules/security-log/security-log';
import { ProblemError } from '../problems';
import { type Limit, countAttempt } from './rate-limits';

const MINUTES = 60;

/** Limits each account, or each network where nobody is signed in, so that nobody can fill the log. */
export const REFUSALS_KEPT: Limit = {
  name: 'refused-access',
  free: 20,
  firstDelaySeconds: 15 * MINUTES,
  longestDelaySeconds: 60 * MINUTES,
  forgetAfterSeconds: 60 * MINUTES,
};

/** Logs who was refused access. Calls without a session are left out, since every guarded route refuses them alike. */
export function refusedAccess(app: App, context: AppContext): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || !isRefusal(request, reply, route)) return;
    const { session, network, method } = request;
    const browser = browserName(request.headers['user-agent']);
    const refused = `${reply.statusCode} ${method} ${route}`;
    context.background.run(async () => {
      if (!(await isStillKept(context, session?.accountId ?? network))) return;
      await recordSecurity(context, {
        kind: 'access-refused',
        accountId: session?.accountId ?? null,
        refused,
        network,
        browser,
      });
    });
  });
}

/** Somebody else's data gets the same answer as data that does not exist. */
const isRefusal = ({ session }: FastifyRequest, { statusCode }: FastifyReply, route: string) =>
  statusCode === 403 || (statusCode === 404 && session !== null && route.includes(':'));

async function isStillKept(context: AppContext, who: string): Promise<boolean> {
  try {
    await countAttempt(context, REFUSALS_KEPT, who);
    return true;
  } catch (error) {
    if (error instanceof ProblemError) return false;
    throw error;
  }
}
