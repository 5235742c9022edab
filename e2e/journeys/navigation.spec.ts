import { header } from '../fixtures/header';
import { expect, test } from '../fixtures/test';

test('the logo links home, and About to its page', async ({ page }) => {
  await page.goto('/courses');
  const { banner, logo } = header(page);
  await logo.click();
  await expect(page).toHaveURL('/');
  await banner.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
});

for (const start of ['/', '/courses']) {
  test(`an entry with a “#” goes from ${start} to its section of the home page`, async ({ page }) => {
    await page.goto(start);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { trigger, entry } = header(page);
    await trigger('Services').hover();
    await entry('Services', 'How to book').click();
    await expect(page).toHaveURL('/#how-to-book');
    await expect(page.getByRole('heading', { name: 'Four steps to your appointment' })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  });
}

test('an address with a malformed “#” part shows its page', async ({ page }) => {
  await page.goto('/about#%');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('each page has its own title, and the browser’s back button returns', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Physician-led health and wellness in Pune · Nivara');
  const { banner, trigger, entry } = header(page);
  await banner.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle('About us · Nivara');
  await trigger('Courses').hover();
  await entry('Courses', 'Diabetes educator').click();
  await expect(page).toHaveTitle('Diabetes educator · Nivara');
  await page.goBack();
  await expect(page).toHaveTitle('About us · Nivara');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/about');
});

test('the bar at the bottom shows how far the visitor has scrolled', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByTestId('scroll-progress');
  const share = () =>
    bar.evaluate(
      (element) => element.getBoundingClientRect().width / (element.parentElement?.clientWidth ?? 0),
    );
  await expect.poll(share).toBe(0);
  // Sections below the fold may grow once they are laid out, so the first press need not reach the end.
  const shareAtEnd = async () => {
    await page.keyboard.press('End');
    return share();
  };
  await expect.poll(shareAtEnd).toBeCloseTo(1, 2);
  const { bottom, height } = await bar.evaluate((element) => ({
    bottom: element.getBoundingClientRect().bottom,
    height: window.innerHeight,
  }));
  expect(bottom).toBe(height);
});

test('a new page starts at its top, with the focus on its content', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});
