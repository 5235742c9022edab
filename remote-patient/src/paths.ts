/** Every path that this remote's pages are at or lead to. */
export const paths = {
  home: '/',
  user: '/user',
  person: '/user/:username',
  area: (username: string) => `/user/${encodeURIComponent(username)}`,
  dashboard: (username: string) => `/user/${encodeURIComponent(username)}/dashboard`,
  profile: (username: string) => `/user/${encodeURIComponent(username)}/profile`,
  services: '/services',
  courses: '/courses',
} as const;
