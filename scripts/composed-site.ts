import path from 'node:path';
import { root, startProgram, untilHealthy, type Program } from './processes';

interface SiteOptions {
  dataDir: string;
  /** The build of the shell that the site serves. */
  shellDir: string;
  port: number;
  servicePort: number;
  env?: NodeJS.ProcessEnv;
}

export interface ComposedSite {
  url: string;
  serviceUrl: string;
  /** Whoever restarts the service puts the new one here, so that stopping the site stops it too. */
  service: Program;
  site: Program;
  stop: () => Promise<void>;
}

export function startService({ dataDir, port, servicePort, env }: Omit<SiteOptions, 'shellDir'>): Program {
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
  const { dataDir, shellDir, port, servicePort, env } = options;
  const service = startService(options);
  try {
    await untilHealthy(`http://127.0.0.1:${servicePort}/healthz`, service);
    const site = startProgram({
      name: 'site',
      args: [path.join(root, 'shell/dist-server/main.mjs')],
      env: {
        ...env,
        DATA_DIR: dataDir,
        SHELL_DIR: shellDir,
        PORT: String(port),
        SERVICE_PORT: String(servicePort),
      },
      logDir: path.join(dataDir, 'logs'),
    });
    const composed: ComposedSite = {
      url: `http://localhost:${port}`,
      serviceUrl: `http://127.0.0.1:${servicePort}`,
      service,
      site,
      stop: async () => {
        await site.stop();
        await composed.service.stop();
      },
    };
    await untilHealthy(`http://127.0.0.1:${port}/healthz`, site).catch(async (error: unknown) => {
      await composed.stop();
      throw error;
    });
    return composed;
  } catch (error) {
    await service.stop();
    throw error;
  }
}
