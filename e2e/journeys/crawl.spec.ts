import type { Locator, Page } from '@playwright/test';
import { thisRunDoes } from '../../shared/testing/test-extent';
import { dataMenus, header } from '../fixtures/header';
import { staticData } from '../fixtures/remotes';
import { expect, test } from '../fixtures/test';
import { openPage } from '../fixtures/walk';

/** The routes in sections 2.1 and 2.2 of the specification, with every course for `{courseId}` and all ten services. */
const PUBLIC_ROUTES = [
  '/',
  '/about',
  '/services',
  '/services/dr-opinion',
  '/services/consultation',
  '/services/packages',
  '/services/geriatric-treatment',
  '/services/kids-care',
  '/services/critical-care',
  '/services/speciality-treatments',
  '/services/diagnostic-tests',
  '/services/wellness-yoga',
  '/services/body-transformations',
  '/courses',
  ...staticData<{ url: string }[]>('courses', 'data/coursesPageData.json').map(({ url }) => url),
  '/book-now',
  '/about-us',
  '/careers',
  '/faqs',
  '/teams',
  '/contact',
  '/offers',
  '/ads',
  '/publications',
  '/privacy',
  '/terms',
  '/refunds',
  '/legal',
  '/sitemap',
];
const GUARDED_ROUTES = [
  '/patient/bookings',
  '/patient/appointments',
  '/patient/tests',
  '/patient/bills',
  '/doctor/appointments',
  '/doctor/patients',
  '/doctor/prescriptions',
  '/doctor/reports',
  '/doctor/bills',
  '/doctor/business-report',
];
/** Link targets other than pages. */
const OTHER_LINK = /^(?:tel:\+?\d{3,}|mailto:\S+@\S+\.\S+)$/;
const FILE = /^\/(?:api|remotes)\//;

const hrefsOn = (page: Page) =>
  page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Opens every menu of the header, since closed menus have no links. */
async function hrefsOfMenus(page: Page): Promise<string[]> {
  const { trigger, menu } = header(page);
  const found: string[] = [];
  for (const { label } of dataMenus) {
    await trigger(label).click();
    const items = menu(label).getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    found.push(...(await items.evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? ''))));
    await page.keyboard.press('Escape');
  }
  return found;
}

async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText('This part can’t be shown right now')).toHaveCount(0);
}

test('every link of every page leads to a complete page', async ({ page, composed }) => {
  const seen = new Map<string, string>([['/', 'the address line']]);
  const titles = new Map<string, string>();
  const toSignIn: string[] = [];
  const queue = ['/'];
  const follow = (hrefs: string[], from: string) => {
    for (const href of new Set(hrefs)) {
      if (OTHER_LINK.test(href)) continue;
      expect(href, `a link on ${from}`).toMatch(/^\/|^#.|^https:\/\//);
      const { origin, pathname, search } = new URL(href, page.url());
      if (origin !== composed.url || FILE.test(pathname) || seen.has(pathname + search)) continue;
      seen.set(pathname + search, from);
      queue.push(pathname + search);
    }
  };

  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await page.request.get(path);
    expect.soft(answer.status(), `${path}, linked on ${seen.get(path)}`).toBe(200);
    // Each guarded page redirects home, so from one to the next the title would stay the same. openPage waits
    // until the title changes, so another page is opened in between.
    if (!thisRunDoes('a page load for each screen of a walk') && GUARDED_ROUTES.includes(path))
      await openPage(page, '/careers');
    await openPage(page, path);
    await expectComplete(page);
    if (new URL(page.url()).pathname === '/' && path !== '/') {
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Please log in to see that page.');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      toSignIn.push(path);
      continue;
    }
    const title = await page.title();
    expect(title, path).toMatch(/Nivara/);
    const { pathname } = new URL(page.url());
    const twin = titles.get(title);
    expect(twin === undefined || twin === pathname, `${path} and ${twin} are both called “${title}”`).toBe(
      true,
    );
    titles.set(title, pathname);
    follow(await hrefsOn(page), path);
    if (path === '/') follow(await hrefsOfMenus(page), 'the menus');
  }

  expect([...seen.keys()]).toEqual(expect.arrayContaining([...PUBLIC_ROUTES, ...GUARDED_ROUTES]));
  expect(toSignIn.sort()).toEqual([...GUARDED_ROUTES].sort());
});

/** A click must change the page or its address, download a file, or print. */
async function expectClickToAct(page: Page, button: Locator, message: string): Promise<void> {
  await page.evaluate(() => {
    const state: Pick<Window, 'changes' | 'print'> = window;
    state.changes = 0;
    const count = () => void (state.changes += 1);
    state.print = count;
    new MutationObserver(count).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const address = page.url();
  let hasDownloaded = false;
  page.once('download', () => (hasDownloaded = true));
  await button.click();
  const changed = () => page.evaluate(() => window.changes > 0).catch(() => true);
  await expect
    .poll(async () => hasDownloaded || page.url() !== address || (await changed()), message)
    .toBe(true);
}

/** Opens the page again, without the effects of earlier clicks. */
async function reopen(page: Page, path: string): Promise<void> {
  if (thisRunDoes('a page load for each screen of a walk')) {
    await page.goto(path);
  } else {
    await page.keyboard.press('Escape');
    await openPage(page, path === '/legal' ? '/about' : '/legal');
    await openPage(page, path);
  }
  await expectComplete(page);
}

test('every button of the public pages has an effect', async ({ page }) => {
  const tried = new Set<string>();
  for (const path of [...PUBLIC_ROUTES, '/teams/1', '/publications/fever-in-children', '/search?q=yoga']) {
    await openPage(page, path);
    await expectComplete(page);
    const names = await page
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim()),
      );
    for (const name of new Set(names)) {
      expect(name, `a button on ${path}`).not.toBe('');
      if (tried.has(name)) continue;
      tried.add(name);
      const button = page.getByRole('button', { name, exact: true }).first();
      if (!(await button.isVisible()) || (await button.isDisabled())) continue;
      await expectClickToAct(page, button, `“${name}” on ${path} does something`);
      await reopen(page, path);
    }
  }
  expect(tried.size).toBeGreaterThan(15);
});
