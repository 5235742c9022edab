import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@nivara/shared/contracts/demo-accounts';
import { header } from '../fixtures/header';
import { staticData } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
const main = (page: Page) => page.getByRole('main');

interface Profile {
  exploration: string[];
  ResearchFocus: string[];
  Scopes: string[];
  learnings: { aashram: string }[];
  workExperience: { Organization: string }[];
  motto: string;
}

test('a visitor looks for the founder and reads her full profile', async ({ page }) => {
  const [founder] = staticData<{ Profile: Profile }[]>('public', 'data/directorsData.json');
  await page.goto('/courses');
  const { banner, search } = header(page);
  await search.fill('Asha');
  await banner.getByRole('option', { name: 'Dr. Asha Demo' }).click();
  await expect(page).toHaveURL('/teams/1');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Dr. Asha Demo' })).toBeVisible();
  await expect(page).toHaveTitle('Dr. Asha Demo, Founder and physician · Nivara');

  const profile: Partial<Profile> = founder?.Profile ?? {};
  const { exploration = [], ResearchFocus = [], Scopes = [] } = profile;
  const part = (name: string) => main(page).getByRole('region', { name, exact: true });
  await expect(part('Experience').getByRole('listitem')).toHaveText(exploration);
  await expect(part('Research focus').getByRole('listitem')).toHaveText(ResearchFocus);
  await expect(part('Scope of work').getByRole('listitem')).toHaveText(Scopes);
  await expect(part('Medical education').getByRole('row')).toHaveCount(4);
  await expect(part('Technology').getByRole('term')).toHaveText(['Front end', 'Back end', 'Database', 'AI']);
  for (const { aashram } of profile.learnings ?? []) {
    await expect(part('Spiritual and yoga education').getByText(aashram)).toBeVisible();
  }
  for (const { Organization } of profile.workExperience ?? []) {
    await expect(part('Work experience').getByText(Organization)).toBeVisible();
  }
  await expect(main(page).getByText(profile.motto ?? '')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(part('Medical education').getByRole('cell', { name: '1998' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Our team' }).click();
  await expect(main(page).getByRole('article')).toHaveCount(5);
});

test('the profile viewer shows a profile and links to its page', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'More about the founder' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Work experience' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Open this profile as a page' }).click();
  await expect(page).toHaveURL('/teams/1');
  await expect(dialog).toBeHidden();
});

test('the page path of an unknown person or service shows a message', async ({ page, allowComplaint }) => {
  allowComplaint(/status of 404/);
  expect((await page.goto('/teams/77'))?.status()).toBe(404);
  await expect(main(page).getByText('We could not find that person')).toBeVisible();
  await main(page).getByRole('link', { name: 'Nisha Sample' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Nisha Sample' })).toBeVisible();
  expect((await page.goto('/services/nope'))?.status()).toBe(404);
  await expect(main(page).getByText('We could not find that page')).toBeVisible();
  await main(page).getByRole('link', { name: 'See all services' }).click();
  await expect(page).toHaveURL('/services');
});

test('a question is found by search and opened from its shared link', async ({ page }) => {
  await page.goto('/about');
  await footer(page).getByRole('link', { name: 'FAQs' }).click();
  await main(page).getByRole('searchbox').fill('delete');
  await expect(page).toHaveURL('/faqs?q=delete');
  const question = main(page).getByRole('group').filter({ hasText: 'Can I delete my account?' });
  await question.getByText('Can I delete my account?').click();
  await expect(question.getByText(/Bills stay for the clinic’s books/)).toBeVisible();
  await question.getByRole('link', { name: /^Link to this question/ }).click();
  await expect(page).toHaveURL('/faqs?q=delete#delete-account');
  await page.reload();
  await expect(question.getByText(/Bills stay for the clinic’s books/)).toBeVisible();
  await expect(main(page).getByRole('searchbox')).toHaveValue('delete');
});

test('the header’s search leads to a question with its answer in view', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('running late');
  await banner.getByRole('group', { name: 'Questions' }).getByRole('option').first().click();
  await expect(page).toHaveURL('/faqs#running-late');
  const answer = main(page).getByText(/We try to move you to the next free timing/);
  await expect(answer).toBeInViewport();
});

test('an offer of today opens the booking form with its service preselected', async ({
  page,
  composed,
  playwright,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const clinic = await playwright.request.newContext({ extraHTTPHeaders: { origin: composed.url } });
  const { username, password } = DEMO_ACCOUNTS.desk;
  await clinic.post(`${composed.url}/api/session`, { data: { username, password } });
  const created = await clinic.post(`${composed.url}/api/desk/offers`, {
    data: {
      kind: 'special',
      name: 'Grandparents’ week',
      description: 'An hour for those who take five medicines or more.',
      validFrom: today,
      validTo: inTwoWeeks,
      discountPercentage: 30,
      serviceIds: [4],
      terms: 'For people over 65.',
      freebies: 'A pill box for the week',
    },
  });
  expect(created.status()).toBe(201);

  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Offers' }).click();
  const offer = main(page).getByRole('article', { name: 'Grandparents’ week' });
  for (const words of ['Special offer', '30%', 'For people over 65.', 'A pill box for the week']) {
    await expect(offer.getByText(words)).toBeVisible();
  }
  await expect(offer.getByRole('link', { name: 'Geriatric treatment' })).toBeVisible();
  await offer.getByRole('button', { name: /^Book with the offer/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await expect(dialog.getByLabel('Service')).toContainText('Geriatric treatment');
  await clinic.dispose();
});

test('a leaflet opens from the search and links to another leaflet', async ({ page }) => {
  await page.goto('/services/kids-care');
  const { banner, search } = header(page);
  await search.fill('fever in children');
  await banner.getByRole('group', { name: 'Articles' }).getByRole('option').first().click();
  await expect(page).toHaveURL('/publications/fever-in-children');
  await expect(
    main(page).getByRole('region', { name: 'Call 112 or go to a hospital at once' }),
  ).toContainText('Under three months of age');
  await main(page).getByRole('region', { name: 'More to read' }).getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: /blood pressure/ })).toBeVisible();
});

test('a legal text opens from the footer', async ({ page }) => {
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(main(page).getByText('A draft', { exact: true })).toBeVisible();
  await expect(main(page).getByText(/^Last changed on/)).toBeVisible();
  const contents = main(page).getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'How long it stays' }).click();
  await expect(page).toHaveURL(/^[^#]*\/privacy#long$/);
  await expect(main(page).getByRole('heading', { name: 'How long it stays' })).toBeInViewport();
  await main(page).getByRole('navigation', { name: 'Other legal texts' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/legal');
});

test('the sitemap lists pages of the remotes, names each region once, and each of its links answers', async ({
  page,
}) => {
  await page.goto('/');
  await footer(page).getByRole('link', { name: 'Sitemap' }).click();
  const courses = main(page).getByRole('region', { name: 'Courses' });
  await expect(courses.getByRole('link', { name: 'Diabetes educator' })).toHaveAttribute(
    'href',
    '/courses/diabetes-educator',
  );
  await expect(main(page).getByText(/Pages of other parts are missing/)).toBeHidden();
  const landmarks = await page
    .getByRole('region')
    .evaluateAll((regions) => regions.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  expect(landmarks.length).toBeGreaterThan(8);
  expect(new Set(landmarks).size, landmarks.join(', ')).toBe(landmarks.length);
  const addresses = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toEqual(
    expect.arrayContaining(['/services/kids-care', '/teams/1', '/privacy', '/offers']),
  );
  for (const address of addresses) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('“About us” in the footer opens the about page', async ({ page }) => {
  await page.goto('/courses');
  await footer(page).getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL('/courses');
});
