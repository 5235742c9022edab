import type { Boot, PageScript } from '@nivara/shared/contracts/registry';
import type { RouteMatch } from '@nivara/shared/contracts/route-match';
import type { RenderedPage } from '@nivara/shared/contracts/server-build';
import type { SessionUser } from '@nivara/shared/contracts/session';

/** What the thread is asked for. */
export interface Task {
  id: number;
  boot: Pick<Boot, 'registry' | 'sessionExpected'>;
  pathname: string;
  match: RouteMatch;
  /** What the site itself knows and the route names among its data, by its address. */
  siteData?: Record<string, unknown>;
  /** Who asks for a guarded page. */
  user?: SessionUser;
}

/** Stands for the site's address in a page that is kept; each answer puts its own in its place. */
export const ORIGIN_PLACEHOLDER = 'https://nivara.invalid';

export interface Outcome {
  id: number;
  /** Missing where the page is for signed-in people only: then nothing but the scripts is known. */
  page?: RenderedPage;
  /** A page of this site that the visitor is redirected to. */
  redirectTo?: string;
  /** What the page imports beyond the exposed module. */
  scripts: PageScript[];
  fault?: string;
}

export interface ThreadData {
  dataDir: string;
  shellDir: string;
}
