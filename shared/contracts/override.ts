/** The address that sets and removes the override of one browser session. */
export const OVERRIDE_PATH = '/__override';

/** Stands for the version of an override, which is never published and so has neither version nor hash. */
export const OVERRIDE_VERSION = 'here';

export interface Override {
  remote: string;
  /** The address on the developer's computer that serves the remote. */
  origin: string;
}

/** Parses `courses@http://localhost:8083` from `?remote=`; undefined for any other text, or another computer. */
export function readOverride(text: string): Override | undefined {
  const at = text.indexOf('@');
  const [remote, address] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || !/^[a-z][a-z0-9-]{1,30}$/.test(remote) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin, username, password } = new URL(address);
  const isHere = isThisMachine(hostname) && /^https?:$/.test(protocol) && !username && !password;
  return isHere ? { remote, origin } : undefined;
}

export const writeOverride = ({ remote, origin }: Override): string => `${remote}@${origin}`;

export const isThisMachine = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
