import type { Override } from './override';
import type { RemoteManifest } from './remote-manifest';

/** One published build of a remote, as the registry names it. */
export interface RemoteBuild {
  version: string;
  /** Where its files are: a path of the site, or an absolute URL on another origin. Ends in "/". */
  base: string;
  /** The remote entry's file name, relative to `base`. */
  entry: string;
  /** The entry's hash. The entry itself carries the hashes of all chunks. */
  integrity: string;
  /** The global that the entry defines; it differs per build, so that two builds can live in one page. */
  container: string;
  /** Exposed module → the files it needs, relative to `base`. */
  assets: Record<string, string[]>;
  /** Hash of each file that `assets` names, for asking for it before the entry has run. */
  hashes: Record<string, string>;
  /** What shows its public pages without a browser. A build without it works; its pages come as empty frames. */
  server?: ServerBuild;
}

/** One file for the site's server. */
export interface ServerBuild {
  /** Relative to the build's `base`. */
  file: string;
  integrity: string;
}

export interface RegistryEntry extends RemoteBuild {
  manifest: RemoteManifest;
  previous?: PreviousBuild;
  staged?: StagedBuild;
  /** When this version went live, as a timestamp. Without it, long ago. */
  since?: string;
}

export interface PreviousBuild extends RemoteBuild {
  /** Named only where it speaks another contract than the live one. */
  manifest?: RemoteManifest;
}

/** A new version that a share of the visitors gets. */
export interface StagedBuild extends RemoteBuild {
  manifest: RemoteManifest;
  /** Of a hundred visitors, how many. */
  share: number;
}

export interface Registry {
  contract: number;
  remotes: Record<string, RegistryEntry>;
}

/** The registry as it is kept and sent: with the site's signature over the rest. */
export interface SignedRegistry extends Registry {
  signature: string;
}

/** What exactly is signed. */
export const signedText = ({ contract, remotes }: Registry): string => JSON.stringify({ contract, remotes });

/** What one visitor's page uses of it. */
export interface VisitorEntry extends RegistryEntry {
  /** New: the page says whether it works. */
  watched?: boolean;
  /** A version that was left out, because it speaks a contract that this site does not know. */
  passedOver?: string;
}

export interface VisitorRegistry {
  contract: number;
  remotes: Record<string, VisitorEntry>;
}

/** What a browser session has chosen, and why it cannot be had. */
export interface ShownOverride extends Override {
  fault?: 'does not answer' | 'serves another remote';
}

/** A script that a page fetches, by address. */
export interface PageScript {
  href: string;
  integrity: string;
}

/** What the site server writes into the page for the shell to start from. */
export interface Boot {
  registry: VisitorRegistry;
  /** Whether the browser sent a session cookie: without one nobody has to be asked who is signed in. */
  sessionExpected: boolean;
  /** 0 to 99: a staged version with a share of 10 goes to ten of these. */
  rolloutBucket: number;
  /** Lets this page send reports. */
  ticket: string;
  /** The key that vouches for the registry, as base64 of its SPKI form. */
  registryKey: string;
  /** Past it, a remote that does not answer has failed. */
  timeLimitMs: number;
  /**
   * Path of a page that menus lead to, or `/courses/*` for all pages below a route → the scripts that it imports beyond
   * its remote's module.
   */
  ahead?: Record<string, PageScript[]>;
  /** Set where overrides are allowed. An address with one counts unless a link from elsewhere led here. */
  overrides?: 'by key' | 'by key or address';
  /** What this browser session has chosen. */
  override?: ShownOverride;
}

/** The element that carries `Boot` as JSON. */
export const BOOT_ELEMENT_ID = 'nivara-boot';
