import { newcomers } from '../fixtures/remotes';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

/** Footer links of the specification. */
const LINKS = {
  General: ['/', '/about', '/services', '/courses', '/services/packages'],
  'For Patient': [
    '/patient/bookings',
    '/book-now',
    '/patient/appointments',
    '/patient/tests',
    '/patient/bills',
  ],
  'For Doctor': [
    '/doctor/appointments',
    '/doctor/patients',
    '/doctor/prescriptions',
    '/doctor/reports',
    '/doctor/bills',
    '/doctor/business-report',
  ],
  Company: ['/about-us', '/careers', '/faqs', '/teams', '/contact'],
  Promotion: ['/offers', '/ads', '/publications'],
  Legal: ['/privacy', '/terms', '/refunds', '/legal', '/sitemap'],
};

test('the footer has every link of the specification in its group', async ({ page }) => {
  const added = newcomers.flatMap(({ footer = [] }) =>
    footer.flatMap(({ links }) => links.map(({ to }) => to)),
  );
  await page.goto('/about');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
  for (const [group, paths] of Object.entries(LINKS)) {
    const links = footer.getByRole('region', { name: group }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found.filter((path) => !added.includes(path))).toEqual(paths);
  }
  await expect(footer.getByRole('link')).toHaveCount(Object.values(LINKS).flat().length + added.length);
});

test('the footer shows where the clinic is and how to reach it', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Head office');
  await expect(footer).toContainText('Pune');
  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d{10,}$/);
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@.+/);
  for (const network of ['Facebook', 'Instagram', 'Twitter', 'LinkedIn', 'YouTube']) {
    await expect(footer.getByRole('img', { name: `Nivara on ${network}` })).toBeVisible();
  }
});

const GUARDED = ['For Patient', 'For Doctor'];

test('the last link of each group leads to a page, or asks a visitor to sign in first', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
  for (const group of Object.keys(LINKS)) {
    await footer.getByRole('region', { name: group }).getByRole('link').last().click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    if (!GUARDED.includes(group)) continue;
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Please log in to see that page.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('an unknown path answers 404, with a link home and the search', async ({ page, allowComplaint }) => {
  allowComplaint(/status of 404/);
  const answer = await page.goto('/there/is/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Nivara');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This page isn’t here');
  await expect(page.getByRole('banner').getByRole('link', { name: /home page/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await main.getByRole('combobox', { name: 'Search the site' }).fill('yoga');
  await main.getByRole('option', { name: 'Wellness and yoga' }).click();
  await expect(page).toHaveURL('/services/wellness-yoga');
  await page.goBack();
  await main.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('in an area on a phone the footer has only the clinic’s contact, privacy and terms', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/dashboard`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(footer.getByRole('link')).toHaveText([/^\+91/, /@/, 'Privacy', 'Terms']);
  await expect(footer).toContainText('In an emergency call 112');
  expect((await footer.boundingBox())?.height).toBeLessThan(280);
  await page.goto('/about');
  await expect(footer.getByRole('region', { name: 'For Doctor' }).getByRole('link')).toHaveCount(6);
});

test('in an area in a wide window the footer takes less than a third of the window', async ({
  page,
  composed,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/dashboard`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('region', { name: 'For Doctor' }).getByRole('link')).toHaveCount(6);
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThan(240);
});
