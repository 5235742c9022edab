import type { Boot, PageScript } from '@nivara/shared/contracts/registry';
import type { RouteMatch } from '@nivara/shared/contracts/route-match';
import type { RenderedPage } from '@nivara/shared/contracts/server-build';
import type { SessionUser } from '@nivara/shared/contracts/session';

export interface Task {
  id: number;
  boot: Pick<Boot, 'registry' | 'sessionExpected'>;
  pathname: string;
  match: RouteMatch;
  /** Data of the site that the route uses, by address. */
  siteData?: Record<string, unknown>;
  /** The signed-in user, for a guarded page. */
  user?: SessionUser;
}

/** Replaced by the site's origin in each response, since one cached page serves several hosts. */
export const ORIGIN_PLACEHOLDER = 'https://nivara.invalid';

export interface Outcome {
  id: number;
  /** Missing for a guarded page, of which only the scripts are known. */
  page?: RenderedPage;
  /** Page of this site to redirect to. */
  redirectTo?: string;
  /** Scripts that the page imports beyond the exposed module. */
  scripts: PageScript[];
  fault?: string;
}

export interface ThreadData {
  dataDir: string;
  shellDir: string;
}
