import type { Boot, RemoteBuild } from './registry';
import type { RouteMatch } from './route-match';
import type { SessionUser } from './session';

/** The rooms of which all parts of a page must have the same copy. */
export const SHARED_ROOMS = [
  '@nivara/shared/app-context/app-context',
  '@nivara/shared/app-context/router',
] as const;

/** What the shell's bundle for the site's server exports. */
export interface ShellBundle {
  /** Handed to the remotes' own bundles, by name. */
  rooms: Record<(typeof SHARED_ROOMS)[number], unknown>;
  renderPage: (page: PageToRender) => Promise<RenderedPage>;
  /** Shows a guarded page to nobody: what it imports on the way is all that counts. */
  tryPage: (page: Pick<PageToRender, 'pathname' | 'module'>, user: SessionUser) => Promise<void>;
}

export interface PageToRender {
  boot: Boot;
  pathname: string;
  match: RouteMatch;
  build: RemoteBuild;
  /** What the remote's bundle exports as the module of the route. */
  module: unknown;
  /** Address of a data file → its content. */
  data: ReadonlyMap<string, unknown>;
  origin: string;
}

export interface RenderedPage {
  /** What belongs into the head: title, descriptions, hints. */
  head: string;
  /** The styles in use, as elements. */
  styles: string;
  body: string;
  /** A page of this site; the visitor is redirected to it instead. */
  redirectTo?: string;
}
