import path from 'node:path';

export interface SiteEnvironment {
  host: string;
  port: number;
  serviceUrl: string;
  dataDir: string;
  /** Folder of the shell's build. */
  shellDir: string;
  /** Origin to which browsers send documents, when it is not the service. */
  uploadOrigin?: string;
  /** Time that a page waits for a remote before it shows the fallback. */
  timeLimitMs: number;
  /** Hosts on which developers may override a remote: none, this machine, or all. */
  overrides: 'off' | 'localhost' | 'on';
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
  const servicePort = port('SERVICE_PORT', 3000);
  const result: SiteEnvironment = {
    host: env.HOST || '127.0.0.1',
    port: port('PORT', 8080),
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    shellDir: path.resolve(root, env.SHELL_DIR || 'shell/dist'),
    uploadOrigin: uploadOrigin(),
    overrides: overrides(),
    timeLimitMs: seconds('REMOTE_PATIENCE_SECONDS', 10) * 1000,
    watch: env.NODE_ENV === 'development',
  };
  if (faults.length > 0) throw new Error(`The environment has faults:\n- ${faults.join('\n- ')}`);
  return result;
}
