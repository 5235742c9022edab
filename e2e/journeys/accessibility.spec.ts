import type { Page } from '@playwright/test';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { expectFine, settled, visit, walk } from '../fixtures/walk';

interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
  isDoctors?: true;
  /** Loads the page anew, since its query or hash is read only on load. */
  isLoaded?: true;
  /** Resolves when all data is loaded. */
  settled?: (page: Page) => Promise<void>;
}

const SCREENS: Screen[] = [
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
    isLoaded: true,
  },
  {
    name: 'a user name',
    path: `/recover#username=${'a'.repeat(43)}`,
    heading: 'Your user name',
    isLoaded: true,
  },
  { name: 'page not found', path: '/no/such/page', heading: 'This page isn’t here' },
  {
    name: 'uploads of a doctor’s patients',
    path: '/user/doctor/uploads',
    heading: 'Documents',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('link', { name: /\.pdf$/ }).first()).toBeVisible(),
  },
  {
    name: 'discounts, for a doctor',
    path: '/user/doctor/offers/discount-list',
    heading: 'Discounts',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('button', { name: /^Delete “/ }).first()).toBeVisible(),
  },
  {
    name: 'a new offer',
    path: '/user/doctor/offers/new?kind=special',
    heading: 'New offer',
    isDoctors: true,
    settled: (page) => expect(page.getByRole('checkbox', { name: 'Kids care' })).toBeVisible(),
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

const screens = [...SCREENS, ...PAGES.map((path): Screen => ({ name: path, path, heading: /./ }))];

for (const who of ['a visitor', 'a doctor'] as const) {
  test(`each screen of ${who} is fit for everybody at every width`, async ({
    page,
    composed,
    allowComplaint,
  }) => {
    test.slow();
    // The browser logs a missing page as well.
    allowComplaint(/status of 404/);
    if (who === 'a doctor') await signInByCall(page, composed.url, 'doctor');
    const theirs = screens.filter(({ isDoctors }) => Boolean(isDoctors) === (who === 'a doctor'));
    const named = theirs.map((screen): [string, Screen] => [screen.name, screen]);
    await walk(named, async ({ path, heading, isLoaded, settled: isThere }, turn) => {
      if (isLoaded) await page.goto('about:blank');
      await visit(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
      await isThere?.(page);
      await expectFine(page, turn);
    });
  });
}
