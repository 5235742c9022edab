import { VISITOR_LINK_PATH } from '@nivara/shared/contracts/visitor-link-path';

/** Every path of this remote's pages and links. */
export const paths = {
  home: '/',
  howToBook: '/#how-to-book',
  doctors: '/#doctors',
  visitUs: '/#visit',
  about: '/about',
  aboutUs: '/about-us',
  services: '/services',
  service: '/services/:slug',
  courses: '/courses',
  teams: '/teams',
  teamMember: '/teams/:id',
  careers: '/careers',
  faqs: '/faqs',
  offers: '/offers',
  ads: '/ads',
  publications: '/publications',
  publication: '/publications/:slug',
  privacy: '/privacy',
  terms: '/terms',
  refunds: '/refunds',
  legal: '/legal',
  sitemap: '/sitemap',
  contact: '/contact',
  bookNow: '/book-now',
  yourAppointment: VISITOR_LINK_PATH,
} as const;

/** The same screen answers these paths, and shows the legal text of the path. */
export const legalPaths = [paths.privacy, paths.terms, paths.refunds, paths.legal] as const;

export const directorPath = (id: number): string => `${paths.teams}/${id}`;

/** The booking form with this service and this doctor preselected. */
export function bookNowPath(
  known: { service?: string | undefined; doctor?: string | undefined } = {},
): string {
  const given = new URLSearchParams(Object.entries(known).filter(([, name]) => name));
  const search = given.toString();
  return search === '' ? paths.bookNow : `${paths.bookNow}?${search}`;
}

/** The id of the section to which a path links: `how-to-book` for `/#how-to-book`. */
export const sectionId = (path: string): string => path.slice(path.indexOf('#') + 1);
