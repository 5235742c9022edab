import type { Page } from '@playwright/test';
import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

interface Screen {
  name: string;
  path: string;
  heading: string | RegExp;
  signedIn?: true | 'doctor';
  /** The site answers with 404. */
  isMissing?: true;
  /** What is there once all data has come. */
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
    isMissing: true,
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
  { name: 'a new password', path: `/recover#password=${'a'.repeat(43)}`, heading: 'Choose a new password' },
  { name: 'a user name', path: `/recover#username=${'a'.repeat(43)}`, heading: 'Your user name' },
  { name: 'page not found', path: '/no/such/page', heading: 'This page isn’t here', isMissing: true },
  {
    name: 'uploads of a doctor’s patients',
    path: '/user/doctor/uploads',
    heading: 'Documents',
    signedIn: 'doctor',
    settled: (page) => expect(page.getByRole('link', { name: /\.pdf$/ }).first()).toBeVisible(),
  },
  {
    name: 'discounts, for a doctor',
    path: '/user/doctor/offers/discount-list',
    heading: 'Discounts',
    signedIn: 'doctor',
    settled: (page) => expect(page.getByRole('button', { name: /^Delete “/ }).first()).toBeVisible(),
  },
  {
    name: 'a new offer',
    path: '/user/doctor/offers/new?kind=special',
    heading: 'New offer',
    signedIn: 'doctor',
    settled: (page) => expect(page.getByRole('checkbox', { name: 'Kids care' })).toBeVisible(),
  },
];

for (const { name, path, heading, signedIn, settled, isMissing } of SCREENS) {
  test(`${name}: nothing for axe to find and nothing wider than the window`, async ({
    page,
    composed,
    allowComplaint,
  }) => {
    // There is no such page, and the browser says so as well.
    if (isMissing) allowComplaint(/status of 404/);
    if (signedIn) await signInByCall(page, composed.url, signedIn === 'doctor' ? 'doctor' : 'patient');
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await settled?.(page);

    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectEnoughContrast(page);

    await page.setViewportSize({ width: 768, height: 900 });
    await expectNoSidewaysScroll(page);

    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page);
  });
}
