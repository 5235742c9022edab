/** Every path that this remote's pages are at or lead to. */
export const paths = {
  home: '/',
  howToBook: '/#how-to-book',
  doctors: '/#doctors',
  visit: '/#visit',
  about: '/about',
  services: '/services',
  service: '/services/:slug',
  courses: '/courses',
} as const;

/** A section that menus, the search box and links lead to: `/#how-to-book` is the section with the id `how-to-book`. */
export const sectionId = (path: string): string => path.slice(path.indexOf('#') + 1);
