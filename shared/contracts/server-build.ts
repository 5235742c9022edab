import type { Boot, RemoteBuild } from './registry';
import type { RouteMatch } from './route-match';
import type { SessionUser } from './session';
import type { SHARED_MODULES } from './shared-modules';

/** The exports of the shell's server bundle. */
export interface ShellBundle {
  /** The shared modules for the remotes' bundles, by name. */
  sharedModules: Record<(typeof SHARED_MODULES)[number], unknown>;
  renderPage: (page: PageToRender) => Promise<RenderedPage>;
  /** Renders a guarded page for the given user and discards the markup: only the imported scripts matter. */
  tryPage: (page: Pick<PageToRender, 'pathname' | 'module'>, user: SessionUser) => Promise<void>;
}

export interface PageToRender {
  boot: Boot;
  pathname: string;
  match: RouteMatch;
  build: RemoteBuild;
  /** The route's module from the remote's bundle. */
  module: unknown;
  /** Address of a data file → its content. */
  data: ReadonlyMap<string, unknown>;
  origin: string;
}

export interface RenderedPage {
  /** Elements for the head: title, descriptions, hints. */
  head: string;
  /** The used styles, as elements. */
  styles: string;
  body: string;
  /** A page of this site that the visitor is redirected to. */
  redirectTo?: string;
}
