import type { Override } from './override';
import type { RemoteManifest } from './remote-manifest';

/** The published files of one version of a remote. */
export interface RemoteBuild {
  version: string;
  /** The folder of its files: a path of the site, or an absolute URL on another origin. Ends in "/". */
  base: string;
  /** The remote entry's file name, relative to `base`. */
  entry: string;
  /** The entry's hash; the entry contains the hashes of all chunks. */
  integrity: string;
  /** The global that the entry defines, which differs per version, so that two versions can run in one page. */
  container: string;
  /** Exposed module → the files it needs, relative to `base`. */
  assets: Record<string, string[]>;
  /** Hash of each file in `assets`, for preloading it before the entry runs. */
  hashes: Record<string, string>;
  /** Prerenders the public pages. Without it the pages are sent as app shells. */
  server?: ServerBuild;
}

/** A file that only the site's server reads. */
export interface ServerBuild {
  /** Relative to `base`. */
  file: string;
  integrity: string;
}

export interface RegistryEntry extends RemoteBuild {
  manifest: RemoteManifest;
  previous?: PreviousVersion;
  staged?: StagedVersion;
  /** The moment when this version went live; without it, the version is taken to be live since long ago. */
  since?: string;
}

export interface PreviousVersion extends RemoteBuild {
  /** Present only when it has another contract than the live version. */
  manifest?: RemoteManifest;
}

/** A new version that a share of the visitors gets. */
export interface StagedVersion extends RemoteBuild {
  manifest: RemoteManifest;
  /** The per cent of visitors that get it. */
  share: number;
}

export interface Registry {
  contract: number;
  remotes: Record<string, RegistryEntry>;
}

/** The stored and sent form of the registry: with the site's signature over the rest. */
export interface SignedRegistry extends Registry {
  signature: string;
}

export const signedText = ({ contract, remotes }: Registry): string => JSON.stringify({ contract, remotes });

/** The version of a remote for one visitor's page. */
export interface VisitorEntry extends RegistryEntry {
  /** True for a new version. The page reports that it has shown such a version, and not only that it has failed. */
  watched?: boolean;
  /** The version that was skipped, because this site does not know its contract. */
  passedOver?: string;
}

export interface VisitorRegistry {
  contract: number;
  remotes: Record<string, VisitorEntry>;
}

/** The override of a browser session, and the reason when it cannot be used. */
export interface ShownOverride extends Override {
  fault?: 'could not be loaded' | 'serves another remote';
}

export interface PageScript {
  href: string;
  integrity: string;
}

/** The shell starts from this data, which the site server writes into the page. */
export interface Boot {
  registry: VisitorRegistry;
  /** Without a session cookie nobody is signed in, and the shell need not ask the service. */
  sessionExpected: boolean;
  /** Permits this page to send reports. */
  ticket: string;
  /** The public key of the registry's signature, as base64 of its SPKI form. */
  registryKey: string;
  /** A remote that does not answer within this time has failed. */
  timeLimitMs: number;
  /**
   * The scripts of likely next pages besides the remote's module, by path; `/courses/*` matches all pages below a
   * route.
   */
  nextPageScripts?: Record<string, PageScript[]>;
  /**
   * Set where overrides are allowed. “key” is the keyboard shortcut, and “address” the `?remote=` of the page, which
   * counts only if no link of another site led there.
   */
  overrides?: 'by key' | 'by key or address';
  /** The override of this browser session. */
  override?: ShownOverride;
}

/** The id of the element that carries `Boot` as JSON. */
export const BOOT_ELEMENT_ID = 'nivara-boot';
