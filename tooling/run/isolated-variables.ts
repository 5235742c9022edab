import { isIP } from 'node:net';

interface Isolated {
  dataDir: string;
  /** The port of the page. */
  port: number;
  servicePort: number;
}

const LOOPBACK: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Repeats a part of the shell's `localUrlOf`, since a remote in isolation has no shell. */
function hostInUrl(host: string): string {
  const address = LOOPBACK[host] ?? host;
  return isIP(address) === 6 ? `[${address}]` : address;
}

/** The service's variables in isolation: the database is in memory, and mails link to the isolated page. */
export const isolatedVariables = (
  env: NodeJS.ProcessEnv | Record<string, string>,
  { dataDir, port, servicePort }: Isolated,
) => ({
  service: {
    DATABASE: 'memory',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_PORT: String(servicePort),
  },
  serviceUrl: `http://${hostInUrl(env.SERVICE_HOST || '127.0.0.1')}:${servicePort}`,
});
