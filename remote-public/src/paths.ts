/** Every path that this remote's pages are at or lead to. */
export const paths = {
  home: '/',
  howToBook: '/#how-to-book',
  doctors: '/#doctors',
  visit: '/#visit',
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
} as const;

/** One screen shows them all, each with its own text. */
export const legalPaths = [paths.privacy, paths.terms, paths.refunds, paths.legal] as const;

/** A director's own page. */
export const directorPath = (id: number): string => `${paths.teams}/${id}`;

/** The booking form, with the service of this name chosen already. */
export const bookNowPath = (service?: string): string =>
  service ? `${paths.bookNow}?${new URLSearchParams({ service }).toString()}` : paths.bookNow;

/** A section that menus, the search box and links lead to: `/#how-to-book` is the section with the id `how-to-book`. */
export const sectionId = (path: string): string => path.slice(path.indexOf('#') + 1);
