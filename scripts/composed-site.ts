import path from 'node:path';
import { root, startProgram, untilHealthy, type Program } from './processes';

interface SiteOptions {
  dataDir: string;
  port: number;
  servicePort: number;
  env?: NodeJS.ProcessEnv;
}

export interface ComposedSite {
  url: string;
  service: Program;
  site: Program;
  stop: () => Promise<void>;
}

export function startService({ dataDir, port, servicePort, env }: SiteOptions): Program {
  return startProgram({
    name: 'service',
    args: [path.join(root, 'service/dist/main.mjs')],
    env: {
      SITE_URL: `http://localhost:${port}`,
      ...env,
      DATA_DIR: dataDir,
      SERVICE_PORT: String(servicePort),
    },
    logDir: path.join(dataDir, 'logs'),
  });
}

/** Starts the built service and site on a data folder, and answers when both are up. */
export async function startComposedSite(options: SiteOptions): Promise<ComposedSite> {
  const { dataDir, port, servicePort, env } = options;
  const service = startService(options);
  try {
    await untilHealthy(`http://127.0.0.1:${servicePort}/healthz`, service);
    const site = startProgram({
      name: 'site',
      args: [path.join(root, 'shell/dist-server/main.mjs')],
      env: { ...env, DATA_DIR: dataDir, PORT: String(port), SERVICE_PORT: String(servicePort) },
      logDir: path.join(dataDir, 'logs'),
    });
    const stop = async () => {
      await site.stop();
      await service.stop();
    };
    await untilHealthy(`http://127.0.0.1:${port}/healthz`, site).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { url: `http://localhost:${port}`, service, site, stop };
  } catch (error) {
    await service.stop();
    throw error;
  }
}
