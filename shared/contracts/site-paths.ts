import { OVERRIDE_PATH } from './override';
import { REPORTS_PATH } from './report';
import { PRICE_LIST_FILE, SITEMAP_FILE } from './sitemap';

export const SEARCH_PATH = '/search';

/** Mails about opening an account, or about its user name, password or e-mail address, link to this page. */
export const RECOVER_PATH = '/recover';

/** All primitives on one page, in watch mode only. */
export const GALLERY_PATH = '/__ui';

/** The service, as a browser sees it. */
export const API_PATH = '/api';

/** Published versions of remotes. */
export const REMOTES_PATH = '/remotes';

/** The shell's own files. */
export const ASSETS_PATH = '/assets';

/** Redirects to the data file of the live remote that owns it. */
export const DATA_PATH = '/data';

export const REGISTRY_PATH = '/registry.json';

/** `/hints/courses` answers what a prefetch of `/courses` needs. */
export const HINTS_PATH = '/hints';

/** Site and service answer 200 here once they can do their work. */
export const HEALTH_PATH = '/healthz';

/** Site and service answer 200 here as long as their process runs; a restart helps only when this answer is missing. */
export const LIVE_PATH = '/livez';

/** The site answers here whether the browser sent a session’s cookie, which no script can read. */
export const SESSION_SENT_PATH = '/__session';

export const ROBOTS_PATH = '/robots.txt';

export const SITEMAP_XML_PATH = '/sitemap.xml';

/** The shell or the site answers these paths; no remote may claim them. */
export const RESERVED_PATHS = [
  SEARCH_PATH,
  RECOVER_PATH,
  API_PATH,
  REMOTES_PATH,
  ASSETS_PATH,
  DATA_PATH,
  REGISTRY_PATH,
  ROBOTS_PATH,
  SITEMAP_FILE,
  PRICE_LIST_FILE,
  SITEMAP_XML_PATH,
  HEALTH_PATH,
  LIVE_PATH,
  SESSION_SENT_PATH,
  HINTS_PATH,
  GALLERY_PATH,
  REPORTS_PATH,
  OVERRIDE_PATH,
];
