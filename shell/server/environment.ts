import path from 'node:path';

export interface SiteEnvironment {
  host: string;
  port: number;
  serviceUrl: string;
  dataDir: string;
  /** The folder of the shell's build. */
  shellDir: string;
  /** Where browsers send documents, when that is not the service. */
  uploadOrigin?: string;
  /** Set in watch mode: where the shell and the remotes say that they have changed. */
  watch: boolean;
}

/** Reads the environment once and names every fault at the same time. */
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
  const servicePort = port('SERVICE_PORT', 3000);
  const result: SiteEnvironment = {
    host: env.HOST || '127.0.0.1',
    port: port('PORT', 8080),
    serviceUrl: `http://127.0.0.1:${servicePort}`,
    dataDir: path.resolve(root, env.DATA_DIR || '.data'),
    shellDir: path.resolve(root, env.SHELL_DIR || 'shell/dist'),
    uploadOrigin: uploadOrigin(),
    watch: env.NODE_ENV === 'development',
  };
  if (faults.length > 0) throw new Error(`The environment has faults:\n- ${faults.join('\n- ')}`);
  return result;
}
