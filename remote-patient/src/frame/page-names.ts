import { paths } from '../paths';

/**
 * Names for the breadcrumbs, by the path below the area. Addresses that only redirect have no page of their own and are
 * left out.
 */
export const pageNames: Readonly<Record<string, string>> = {
  dashboard: 'Dashboard',
  profile: 'Profile',
  'profile/registration': 'Registration',
  notifications: 'Notifications',
  bookings: 'Bookings',
  appointments: 'Appointments',
  prescription: 'Prescription',
  tests: 'Tests',
  'tests/schedule': 'Schedule',
  'tests/schedule/selfcare': 'SelfCare Test',
  'tests/reports': 'Reports',
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

/** Where a page is: each named part of its path leads there, and the page itself comes last under its own name. */
export function crumbsTo(pathname: string, name: string): PathCrumb[] {
  const [area, username, ...parts] = pathname.split('/').filter(Boolean);
  const above = area === 'user' && username !== undefined ? parts.slice(0, -1) : [];
  const between = above.flatMap((_, index) => {
    const below = above.slice(0, index + 1).join('/');
    const label = pageNames[below];
    return label === undefined ? [] : [{ label, to: `${paths.user}/${username}/${below}` }];
  });
  return [
    { label: 'Home', to: paths.home },
    { label: 'Your area', to: paths.user },
    ...between,
    { label: name },
  ];
}
