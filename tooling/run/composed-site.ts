import path from 'node:path';
import { localUrlOf } from '../../shell/server/environment';
import { root, startProgram, untilHealthy, type Program } from '../processes';
import { HEALTH_PATH } from '@nivara/shared/contracts/site-paths';

const SERVICE = path.join(root, 'service/dist/main.mjs');

export interface SiteOptions {
  dataDir: string;
  /** Folder of the shell's build. */
  shellDir: string;
  port: number;
  servicePort: number;
  /** The time that a page waits for a remote, if not the default. */
  timeLimitSeconds?: number;
  /** Proxies whose X-Forwarded headers count, if not those that the environment names. */
  trustProxy?: string;
  /** How many open bookings a visitor may have without a code, if not the number that the environment gives. */
  visitorBookings?: number;
  /** The virus scanner, if not the one that the environment names. */
  clamdUrl?: string;
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
    serviceUrl: localUrlOf(process.env.SERVICE_HOST || '127.0.0.1', servicePort),
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
    await untilHealthy(composed.serviceUrl + HEALTH_PATH, composed.service);
    await untilHealthy(localUrlOf(process.env.HOST || '127.0.0.1', port) + HEALTH_PATH, composed.site);
  } catch (error) {
    await composed.stop();
    throw error;
  }
  return composed;
}

const startService = (options: SiteOptions): Program =>
  startProgram({
    name: 'service',
    args: [options.serviceProgram ?? SERVICE],
    env: serviceVariables(options),
    logDir: path.join(options.dataDir, 'logs'),
  });

const startSite = (options: SiteOptions): Program =>
  startProgram({
    name: 'site',
    args: [path.join(root, 'shell/dist-server/main.mjs')],
    env: siteVariables(options),
    logDir: path.join(options.dataDir, 'logs'),
  });

/** Both programs get the environment as it is set, with these values added. */
export const serviceVariables = ({ dataDir, port, servicePort, visitorBookings, clamdUrl }: SiteOptions) => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  SERVICE_PORT: String(servicePort),
  ...(visitorBookings === undefined ? {} : { VISITOR_BOOKINGS: String(visitorBookings) }),
  ...(clamdUrl ? { CLAMD_URL: clamdUrl } : {}),
});

export const siteVariables = (options: SiteOptions) => ({
  DATA_DIR: options.dataDir,
  SHELL_DIR: options.shellDir,
  PORT: String(options.port),
  SERVICE_PORT: String(options.servicePort),
  ...(options.timeLimitSeconds ? { REMOTE_TIMEOUT_SECONDS: String(options.timeLimitSeconds) } : {}),
  ...(options.trustProxy ? { TRUST_PROXY: options.trustProxy } : {}),
});
