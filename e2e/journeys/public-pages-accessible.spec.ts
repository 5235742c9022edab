import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { expect, test } from '../fixtures/test';

const PAGES = [
  '/teams',
  '/teams/1',
  '/teams/77',
  '/careers',
  '/faqs#move-or-cancel',
  '/faqs?q=astrology',
  '/contact',
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

for (const path of PAGES) {
  test(`${path}: nothing for axe to find and nothing wider than the window`, async ({
    page,
    allowComplaint,
  }) => {
    if (/\/(nope|77)$/.test(path)) allowComplaint(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);

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
