const own = (username: string, rest = '') => `/user/${encodeURIComponent(username)}${rest}`;

/** Every path that this remote's pages are at or lead to. */
export const paths = {
  home: '/',
  user: '/user',
  person: '/user/:username',
  /** The footer's addresses, which name nobody. */
  patient: '/patient',
  doctor: '/doctor',
  area: (username: string) => own(username),
  dashboard: (username: string) => own(username, '/dashboard'),
  profile: (username: string) => own(username, '/profile'),
  registration: (username: string) => own(username, '/profile/registration'),
  registrationStep: (username: string, step: string) => own(username, `/profile/registration/${step}`),
  notifications: (username: string) => own(username, '/notifications'),
  bookings: (username: string) => own(username, '/bookings'),
  appointments: (username: string) => own(username, '/appointments'),
  prescription: (username: string) => own(username, '/prescription'),
  tests: (username: string) => own(username, '/tests'),
  yoga: (username: string) => own(username, '/yoga'),
  diets: (username: string) => own(username, '/diets'),
  bills: (username: string) => own(username, '/bills'),
  uploads: (username: string) => own(username, '/uploads'),
  consents: (username: string) => own(username, '/consents'),
  offers: (username: string) => own(username, '/offers'),
  account: (username: string) => own(username, '/account'),
  services: '/services',
  courses: '/courses',
} as const;
