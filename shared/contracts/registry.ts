import type { RemoteManifest } from './remote-manifest';

/** One published build of a remote, as the registry names it. */
export interface RemoteBuild {
  version: string;
  /** Where its files are: a path of the site, or an absolute URL on another origin. Ends in "/". */
  base: string;
  /** The remote entry's file name, relative to `base`. */
  entry: string;
  integrity: string;
  /** The global that the entry defines; it differs per build, so that two builds can live in one page. */
  container: string;
  /** Exposed module → the files it needs, relative to `base`. */
  assets: Record<string, string[]>;
}

export interface RegistryEntry extends RemoteBuild {
  manifest: RemoteManifest;
  previous?: RemoteBuild;
}

export interface Registry {
  contract: number;
  remotes: Record<string, RegistryEntry>;
}

/** What the site server writes into the page for the shell to start from. */
export interface Boot {
  registry: Registry;
  /** Whether the browser sent a session cookie: without one nobody has to be asked who is signed in. */
  sessionExpected: boolean;
}

/** The element that carries `Boot` as JSON. */
export const BOOT_ELEMENT_ID = 'nivara-boot';
