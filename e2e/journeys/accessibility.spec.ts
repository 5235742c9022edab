import { DESK_SCREENS } from '../fixtures/desk-screens';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { expectFine, settled, openPage, walk, type WalkedScreen } from '../fixtures/walk';

const SCREENS: (WalkedScreen & { isDoctors?: true })[] = [
  {
    name: 'home',
    path: '/',
    heading: 'Good health begins with being heard',
    settled: (page) => expect(page.getByRole('button', { name: /^Read the profile of/ })).toHaveCount(5),
  },
  { name: 'about', path: '/about', heading: /clinic/i },
  { name: 'services', path: '/services', heading: /./ },
  { name: 'one service', path: '/services/kids-care', heading: 'Kids care' },
  { name: 'courses', path: '/courses', heading: /learn/i },
  { name: 'one course', path: '/courses/diabetes-educator', heading: /./ },
  {
    name: 'a course that is not there',
    path: '/courses/no-such-course',
    heading: 'Courses',
  },
  {
    name: 'search with hits',
    path: '/search?q=care',
    heading: 'Results for “care”',
    settled: (page) => expect(page.getByText(/^\d+ results$/)).toBeVisible(),
  },
  {
    name: 'search without hits',
    path: '/search?q=qqqq',
    heading: 'Results for “qqqq”',
    settled: (page) => expect(page.getByRole('heading', { name: 'We couldn’t find that' })).toBeVisible(),
  },
  { name: 'recovery without a link', path: '/recover', heading: 'This link is incomplete' },
  {
    name: 'a new password',
    path: `/recover#password=${'a'.repeat(43)}`,
    heading: 'Choose a new password',
    needsLoad: true,
  },
  {
    name: 'a user name',
    path: `/recover#username=${'a'.repeat(43)}`,
    heading: 'Your user name',
    needsLoad: true,
  },
  { name: 'page not found', path: '/no/such/page', heading: 'This page isn’t here' },
  {
    name: 'the day',
    path: '/doctor',
    heading: /^Today, /,
    isDoctors: true,
    settled: (page) => expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible(),
  },
  { name: 'the week', path: '/doctor/week', heading: /./, isDoctors: true },
  {
    name: 'patients',
    path: '/doctor/patients',
    heading: 'Your patients',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  },
  {
    name: 'prescriptions',
    path: '/doctor/prescriptions',
    heading: 'Prescriptions',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  },
  {
    name: 'appointments',
    path: '/doctor/appointments',
    heading: 'Upcoming appointments',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  },
  { name: 'requests', path: '/doctor/appointments/requests', heading: 'Requests', isDoctors: true },
  { name: 'past appointments', path: '/doctor/appointments/past', heading: /^Past/, isDoctors: true },
  {
    name: 'cancelled appointments',
    path: '/doctor/appointments/cancelled',
    heading: /^Cancelled/,
    isDoctors: true,
  },
  { name: 'calendar', path: '/doctor/appointments/calendar', heading: 'Calendar', isDoctors: true },
  { name: 'waiting list', path: '/doctor/appointments/waiting', heading: 'Waiting list', isDoctors: true },
  {
    name: 'hours and days off',
    path: '/doctor/appointments/hours',
    heading: 'Hours and days off',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('group', { name: 'Monday' })).toBeVisible(),
  },
  { name: 'a plan for nobody', path: '/doctor/plans/new', heading: /^New diet/, isDoctors: true },
  {
    name: 'bills of patients',
    path: '/doctor/bills',
    heading: 'Bills of your patients',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('navigation', { name: 'Open bills' })).toBeVisible(),
  },
  {
    name: 'business report',
    path: '/doctor/business-report',
    heading: /^Business report/,
    isDoctors: true,
    settled: (page) => expect(page.getByText('Hours filled')).toBeVisible(),
  },
  {
    name: 'the rows behind a figure',
    path: '/doctor/business-report/rows?figure=appointments&outcome=kept',
    heading: 'Visits kept',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('table', { name: 'Visits kept' })).toBeVisible(),
  },
  { name: 'messages', path: '/doctor/messages', heading: 'Messages', isDoctors: true },
  { name: 'notifications', path: '/doctor/notifications', heading: 'Notifications', isDoctors: true },
  { name: 'account', path: '/doctor/account', heading: 'Your account', isDoctors: true },
  {
    name: 'documents',
    path: '/doctor/documents',
    heading: 'Documents',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('link', { name: /\.pdf$/ }).first()).toBeVisible(),
  },
];

/** Public pages without expectations of their own. */
const PAGES = [
  '/teams',
  '/teams/1',
  '/teams/77',
  '/careers',
  '/faqs#move-or-cancel',
  '/contact',
  '/faqs?q=astrology',
  '/book-now',
  '/offers',
  '/ads',
  '/publications',
  '/publications/fever-in-children',
  '/privacy',
  '/terms',
  '/refunds',
  '/legal',
  '/sitemap',
  '/services/nope',
];

const pages = PAGES.map((path): WalkedScreen => ({ name: path, path, heading: /./ }));

const WALKS = [
  {
    who: 'a visitor',
    account: undefined,
    screens: [...SCREENS.filter((screen) => !screen.isDoctors), ...pages],
  },
  { who: 'a doctor', account: 'doctor', screens: SCREENS.filter((screen) => screen.isDoctors) },
  { who: 'the desk', account: 'desk', screens: DESK_SCREENS },
] as const;

for (const { who, account, screens } of WALKS) {
  test(`each screen of ${who} fits at every width and is accessible`, async ({
    page,
    composed,
    allowComplaint,
  }) => {
    test.slow();
    // The browser logs the pages that are missing on purpose.
    allowComplaint(/status of 404/);
    if (account) await signInByCall(page, composed.url, account);
    const named = screens.map((screen): [string, WalkedScreen] => [screen.name, screen]);
    await walk(named, async ({ path, heading, needsLoad, settled: settleScreen }, turn) => {
      if (needsLoad) await page.goto('about:blank');
      await openPage(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
      await settleScreen?.(page);
      await expectFine(page, turn);
    });
  });
}
