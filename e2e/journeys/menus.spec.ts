import { dataMenus, header } from '../fixtures/header';
import { expect, test } from '../fixtures/test';

test('the header has a menu of services and one of courses', () => {
  expect(dataMenus.map(({ label, to }) => `${label} ${to}`)).toEqual(
    expect.arrayContaining(['Services /services', 'Courses /courses']),
  );
});

for (const { label, to, entries } of dataMenus) {
  test.describe(`the menu ${label}`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('opens by pointer and has every entry of its data file, each with its icon', async ({ page }) => {
      await page.goto('/about');
      const { trigger, menu } = header(page);
      await trigger(label).hover();
      const items = menu(label).getByRole('menuitem');
      await expect(menu(label)).toHaveCSS('animation-duration', '0.2s');
      await expect(items.nth(1)).toHaveCSS('animation-delay', '0.05s');
      await expect(items.nth(2)).toHaveCSS('animation-delay', '0.1s');
      expect((await menu(label).boundingBox())?.width).toBeGreaterThanOrEqual(200);
      await expect(items).toHaveText([`All ${label.toLowerCase()}`, ...entries.map(({ name }) => name)]);
      for (const [index, { url }] of entries.entries()) {
        const item = items.nth(index + 1);
        await expect(item).toHaveAttribute('href', url);
        const icon = item.locator('img');
        await expect(icon).toHaveJSProperty('complete', true);
        await expect(icon).not.toHaveJSProperty('naturalWidth', 0);
        await expect(icon).toHaveCSS('width', '20px');
        await expect(icon).toHaveCSS('height', '20px');
      }
      await items.first().click();
      await expect(page).toHaveURL(to);
    });

    test('opens by focus, by click and by Enter, and the arrow keys move through it', async ({ page }) => {
      await page.goto('/about');
      const { trigger, menu } = header(page);
      const items = menu(label).getByRole('menuitem');
      await trigger(label).focus();
      await expect(menu(label)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(label)).toBeHidden();
      await trigger(label).click();
      await expect(menu(label)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
      await expect(items.first()).toBeFocused();
      // The arrow keys wrap around.
      await page.keyboard.press('ArrowDown');
      await expect(items.nth(1)).toBeFocused();
      await page.keyboard.press('End');
      await expect(items.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(items.first()).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(items.last()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(label)).toBeHidden();
      await expect(trigger(label)).toBeFocused();
    });
  });
}

test('a menu closes 200 ms after the pointer has left, and not before', async ({ page }) => {
  await page.goto('/about');
  const { trigger } = header(page);
  const services = trigger('Services');
  await services.hover();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  // The page takes both times itself, so that a slow test process does not distort them.
  const clock = await services.evaluateHandle((button) => {
    const closedAfter = new Promise<number>((resolve) => {
      let left = 0;
      button.parentElement?.addEventListener('mouseleave', (event) => (left = event.timeStamp));
      new MutationObserver(() => resolve(performance.now() - left)).observe(button, {
        attributeFilter: ['aria-expanded'],
      });
    });
    return { closedAfter };
  });
  await page.mouse.move(640, 800);
  expect(await clock.evaluate(({ closedAfter }) => closedAfter)).toBeGreaterThanOrEqual(199);
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('a menu stays open while the pointer moves from its button to its entries', async ({ page }) => {
  await page.goto('/about');
  const { trigger, entry } = header(page);
  await trigger('Services').hover();
  await entry('Services', 'Kids care').hover();
  await expect(entry('Services', 'Kids care')).toHaveAttribute('data-highlighted', 'true');
  await entry('Services', 'Packages').hover();
  await expect(entry('Services', 'Kids care')).toHaveAttribute('data-highlighted', 'false');
  await entry('Services', 'Packages').click();
  await expect(page).toHaveURL('/services/packages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packages');
});

test('a press outside closes a menu', async ({ page }) => {
  await page.goto('/about');
  const { trigger, menu } = header(page);
  await page.mouse.move(640, 800);
  await trigger('Services').focus();
  await expect(menu('Services')).toBeVisible();
  await page.mouse.down();
  await expect(menu('Services')).toBeHidden();
  await page.mouse.up();
});
