import { paths } from '../paths';

/** Names of the breadcrumbs, by the path below the area. Addresses that only redirect are left out. */
export const pageNames: Readonly<Record<string, string>> = {
  dashboard: 'Dashboard',
  profile: 'Profile',
  'profile/registration': 'Patient registration',
  notifications: 'Notifications',
  messages: 'Messages',
  bookings: 'Bookings',
  appointments: 'Appointments',
  health: 'Health',
  visits: 'Visit summaries',
  prescription: 'Prescription',
  tests: 'Tests',
  'tests/schedule': 'Schedule',
  'tests/schedule/selfcare': 'SelfCare Test',
  'tests/reports': 'Test Report',
  yoga: 'Yoga',
  diets: 'Diets',
  bills: 'Bills and receipts',
  uploads: 'Uploads',
  consents: 'Consents',
  offers: 'Offers',
  account: 'Account',
};

export interface PathCrumb {
  label: string;
  to?: string;
}

/** Links each named segment above the page, which comes last. A segment with the page's own name is left out. */
export function crumbsTo(pathname: string, name: string): PathCrumb[] {
  const [area, username, ...parts] = pathname.split('/').filter(Boolean);
  const above = area === 'user' && username !== undefined ? parts.slice(0, -1) : [];
  const between = above.flatMap((_, index) => {
    const below = above.slice(0, index + 1).join('/');
    const label = pageNames[below];
    return label === undefined || label === name ? [] : [{ label, to: `${paths.user}/${username}/${below}` }];
  });
  return [
    { label: 'Home', to: paths.home },
    { label: 'Your area', to: paths.user },
    ...between,
    { label: name },
  ];
}
