import type { FastifyInstance } from 'fastify';
import { readRegistry } from '../../registry/registry-file';
import { HEALTH_PATH, LIVE_PATH } from '@nivara/shared/contracts/site-paths';

/** Tells an operator's monitor that the site's process runs. */
export function addLiveness(app: FastifyInstance): void {
  app.get(LIVE_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
}

/** Answers 200 when registry and service are in order, and otherwise 503 with the fault of each. */
export function addHealth(app: FastifyInstance, dataDir: string, serviceUrl: string): void {
  app.get(HEALTH_PATH, async (_request, reply) => {
    const registry = registryState(dataDir);
    const service = await serviceState(serviceUrl);
    const parts = { site: 'ok', registry, service };
    const healthy = registry === 'ok' && service === 'ok';
    reply.header('cache-control', 'no-store').code(healthy ? 200 : 503);
    return { status: healthy ? 'ok' : 'failing', ...parts };
  });
}

function registryState(dataDir: string): string {
  try {
    let damage: string | undefined;
    const { remotes } = readRegistry(dataDir, (why) => (damage = why));
    if (damage) return `damaged, and the last good one is in force: ${damage}`;
    return Object.keys(remotes).length > 0 ? 'ok' : 'empty: no remote has been published';
  } catch {
    return 'unreadable';
  }
}

async function serviceState(serviceUrl: string): Promise<string> {
  try {
    const response = await fetch(serviceUrl + HEALTH_PATH, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok ? 'ok' : `answers ${response.status}`;
  } catch {
    return 'does not answer';
  }
}
