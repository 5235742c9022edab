import path from 'node:path';
import { root, startProgram, untilHealthy, type Program } from '../processes';

const SERVICE = path.join(root, 'service/dist/main.mjs');

interface SiteOptions {
  dataDir: string;
  /** Folder of the shell's build. */
  shellDir: string;
  port: number;
  servicePort: number;
  /** Time that a page waits for a remote, if not the default. */
  timeLimitSeconds?: number;
  /** Program of the service, if not the default. */
  serviceProgram?: string;
}

export interface ComposedSite {
  url: string;
  serviceUrl: string;
  service: Program;
  site: Program;
  /** Restarts a program that has ended; `stop` then stops the new one. */
  restartService: () => Program;
  restartSite: () => Program;
  stop: () => Promise<void>;
}

/** Resolves when the built service and site are both up. */
export async function startComposedSite(options: SiteOptions): Promise<ComposedSite> {
  const { port, servicePort } = options;
  const composed: ComposedSite = {
    url: `http://localhost:${port}`,
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    service: startService(options),
    site: startSite(options),
    restartService: () => (composed.service = startService(options)),
    restartSite: () => (composed.site = startSite(options)),
    stop: async () => {
      await composed.site.stop();
      await composed.service.stop();
    },
  };
  try {
    await untilHealthy(`${composed.serviceUrl}/healthz`, composed.service);
    await untilHealthy(`http://127.0.0.1:${port}/healthz`, composed.site);
  } catch (error) {
    await composed.stop();
    throw error;
  }
  return composed;
}

function startService({ dataDir, port, servicePort, serviceProgram = SERVICE }: SiteOptions): Program {
  return startProgram({
    name: 'service',
    args: [serviceProgram],
    env: { SITE_URL: `http://localhost:${port}`, DATA_DIR: dataDir, SERVICE_PORT: String(servicePort) },
    logDir: path.join(dataDir, 'logs'),
  });
}

function startSite({ dataDir, shellDir, port, servicePort, timeLimitSeconds }: SiteOptions): Program {
  return startProgram({
    name: 'site',
    args: [path.join(root, 'shell/dist-server/main.mjs')],
    env: {
      DATA_DIR: dataDir,
      SHELL_DIR: shellDir,
      PORT: String(port),
      SERVICE_PORT: String(servicePort),
      ...(timeLimitSeconds ? { REMOTE_PATIENCE_SECONDS: String(timeLimitSeconds) } : {}),
    },
    logDir: path.join(dataDir, 'logs'),
  });
}
