import { header } from '../fixtures/header';
import { expect, test } from '../fixtures/test';

test('results appear while the visitor types, grouped by kind', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await expect(search).toHaveAttribute('placeholder', /health issues.*tests.*consultations/i);
  await search.pressSequentially('car');
  const group = (name: string) => banner.getByRole('group', { name });
  await expect(group('Services').getByRole('option', { name: 'Kids care' })).toBeVisible();
  await expect(group('Courses').getByRole('option', { name: 'Geriatric caregiving' })).toBeVisible();
  await expect(group('Doctors').getByRole('option', { name: 'Dr. Meera Example' })).toBeVisible();
  await search.fill('opening hours');
  await expect(group('Pages').getByRole('option', { name: 'Opening hours and directions' })).toBeVisible();
  await expect(banner.getByRole('option')).toHaveCount(1);
});

test('a click on a result opens its page', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('diabetes');
  await banner.getByRole('option', { name: 'Diabetes educator' }).click();
  await expect(page).toHaveURL('/courses/diabetes-educator');
  await expect(banner.getByRole('listbox')).toBeHidden();
  await expect(search).toHaveValue('');
});

test('a result that is a section of a page scrolls to it', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('opening hours');
  await banner.getByRole('option').click();
  await expect(page).toHaveURL('/#visit');
  await expect(page.getByRole('heading', { name: 'Opening hours and directions' })).toBeInViewport();
});

test('the arrow keys choose a result, Enter opens it', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('yoga');
  const options = banner.getByRole('option');
  const chosen = banner.getByRole('option', { selected: true });
  await expect(options).not.toHaveCount(0);
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  const id = await options.first().getAttribute('id');
  await expect(search).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services/wellness-yoga');
});

test('Escape closes the results, then clears the field', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('yoga');
  await expect(banner.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(banner.getByRole('listbox')).toBeHidden();
  await expect(search).toHaveValue('yoga');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test('Enter opens the page of all results, whose address can be shared', async ({ page }) => {
  await page.goto('/about');
  const { search } = header(page);
  await search.fill('care');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=care');
  await expect(page).toHaveTitle('“care” · Nivara');
  const main = page.getByRole('main');
  const results = main.getByRole('region', { name: 'Services' });
  await expect(results.getByRole('link', { name: 'Kids care' })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('combobox')).toHaveValue('care');
  await expect(main.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeVisible();
  await results.getByRole('link', { name: 'Kids care' }).click();
  await expect(page).toHaveURL('/services/kids-care');
  await page.goBack();
  await expect(results.getByRole('link', { name: 'Kids care' })).toBeVisible();
});

test('the results page has a search field of its own', async ({ page }) => {
  await page.goto('/search?q=care');
  const main = page.getByRole('main');
  await main.getByRole('combobox').fill('yoga');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=yoga');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Results for “yoga”');
  await expect(main.getByRole('link', { name: 'Yoga teacher foundations' })).toBeVisible();
});

test('a search without results says so and offers the next step', async ({ page }) => {
  await page.goto('/about');
  const { banner, search } = header(page);
  await search.fill('qqqq');
  await expect(
    banner.getByText('Nothing found for “qqqq” yet. Try a shorter or simpler word.'),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'We couldn’t find that' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('+91');
});

const ODD = [
  '<script>alert(1)</script>',
  '100%',
  '%',
  '%E0%A4%A',
  'x'.repeat(100),
  '🙂',
  '"\'&\\',
  '( [ * +',
];

test('unusual input shows the page of results, and stays in the field after a reload', async ({ page }) => {
  await page.goto('/about');
  const { search } = header(page);
  const main = page.getByRole('main');
  for (const query of ODD) {
    await search.fill(query);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Results for “${query}”`);
    await expect(main.getByRole('status').filter({ hasText: /result/ })).toBeVisible();
    await page.reload();
    await expect(main.getByRole('combobox')).toHaveValue(query);
  }
});

test('the field accepts 100 characters at most', async ({ page }) => {
  await page.goto('/about');
  const { search } = header(page);
  await search.focus();
  await page.keyboard.insertText('y'.repeat(150));
  await expect(search).toHaveValue('y'.repeat(100));
});

test('a malformed address shows the page of results', async ({ page }) => {
  await page.goto('/search?q=%E0%A4%A');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
