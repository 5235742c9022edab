import { isIP } from 'node:net';
import path from 'node:path';
import type { MetricsAddress } from '@nivara/shared/server/metrics';
import { readTrustedProxies } from '@nivara/shared/server/trusted-proxies';

const SERVICE_RETRY_MS = 5_000;

export interface SiteEnvironment {
  host: string;
  port: number;
  serviceUrl: string;
  dataDir: string;
  shellDir: string;
  /** Origin to which browsers send documents, when it is not the service. */
  uploadOrigin?: string;
  /** Time that a page waits for a remote before it shows the fallback. */
  timeLimitMs: number;
  /** Time for which calls are retried while the service restarts. */
  serviceRetryMs: number;
  /** Hosts on which developers may override a remote: none, this machine, or all. */
  overrides: 'off' | 'localhost' | 'on';
  /** The public address. Where it is set, requests for other hosts are refused. */
  siteUrl?: string;
  /** Addresses of proxies whose X-Forwarded headers count; none unless the operator names them. */
  trustedProxies: string[];
  /** The address where Prometheus reads the metrics; undefined without METRICS_PORT. */
  metrics?: MetricsAddress;
  /** Watch mode: pages reload when the shell or a remote has changed. */
  watch: boolean;
}

/** Lists every fault at once, so that an operator need not fix them one start at a time. */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): SiteEnvironment {
  const faults: string[] = [];
  const port = (name: string, fallback: number) => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value <= 65535) return value;
    faults.push(`${name} must be a port number from 0 to 65535, not "${text}"`);
    return fallback;
  };
  const uploadOrigin = () => {
    const text = env.UPLOAD_ENDPOINT;
    if (!text) return undefined;
    if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
    faults.push('UPLOAD_ENDPOINT must be an address that begins with https:// or http://');
    return undefined;
  };
  const seconds = (name: string, fallback: number) => {
    const text = env[name];
    if (!text) return fallback;
    const value = Number(text);
    if (value >= 1 && value <= 120) return value;
    faults.push(`${name} must be a number of seconds from 1 to 120, not "${text}"`);
    return fallback;
  };
  const overrides = () => {
    const text = env.REMOTE_OVERRIDES || 'localhost';
    if (text === 'off' || text === 'localhost' || text === 'on') return text;
    faults.push(`REMOTE_OVERRIDES must be off, localhost or on, not "${text}"`);
    return 'off';
  };
  const siteUrl = () => {
    const text = env.SITE_URL?.trim();
    if (!text) return undefined;
    if (URL.canParse(text) && /^https?:/.test(text)) return text;
    faults.push('SITE_URL must be an address that begins with https:// or http://');
    return undefined;
  };
  const metrics = () =>
    env.METRICS_PORT ? { host: env.METRICS_HOST || '127.0.0.1', port: port('METRICS_PORT', 0) } : undefined;
  // An operator who still sets the former name must not lose the setting unnoticed.
  if (env.REMOTE_PATIENCE_SECONDS)
    faults.push('REMOTE_PATIENCE_SECONDS is now called REMOTE_TIMEOUT_SECONDS');
  const servicePort = port('SERVICE_PORT', 3000);
  const result: SiteEnvironment = {
    host: env.HOST || '127.0.0.1',
    port: port('PORT', 8080),
    serviceUrl: localUrlOf(env.SERVICE_HOST || '127.0.0.1', servicePort),
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    shellDir: path.resolve(root, env.SHELL_DIR || 'shell/dist'),
    uploadOrigin: uploadOrigin(),
    overrides: overrides(),
    siteUrl: siteUrl(),
    trustedProxies: readTrustedProxies('TRUST_PROXY', env.TRUST_PROXY, (fault) => faults.push(fault)),
    timeLimitMs: seconds('REMOTE_TIMEOUT_SECONDS', 10) * 1000,
    serviceRetryMs: SERVICE_RETRY_MS,
    metrics: metrics(),
    watch: env.NODE_ENV === 'development',
  };
  if (faults.length > 0) throw new Error(`The environment has faults:\n- ${faults.join('\n- ')}`);
  return result;
}

const LOOPBACK_OF: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The URL at which this machine reaches a server that listens on `host`. */
export function localUrlOf(host: string, port: number): string {
  const address = LOOPBACK_OF[host] ?? host;
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`;
}
