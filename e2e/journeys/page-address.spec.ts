import { header } from '../fixtures/header';
import { expect, test } from '../fixtures/test';

test('the canonical address follows each page change', async ({ page, composed }) => {
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  await page.goto('/services/kids-care?from=menu');
  expect(await canonical()).toBe(`${composed.url}/services/kids-care`);
  await header(page).banner.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(canonical).toBe(`${composed.url}/about`);
  await page.goto('/about/');
  await header(page).trigger('Services').click();
  await expect(header(page).trigger('Services')).toHaveAttribute('aria-expanded', 'true');
  expect(await canonical(), 'one address for one page').toBe(`${composed.url}/about`);
});

test('the sitemap has public pages and no guarded ones, which robots.txt excludes', async ({
  request,
  composed,
}) => {
  const pages = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/about', '/services/kids-care', '/courses']) {
    expect(pages).toContain(`<loc>${composed.url}${path}</loc>`);
  }
  const robots = await (await request.get('/robots.txt')).text();
  for (const guarded of ['/user', '/patient', '/doctor']) {
    expect(pages).not.toContain(`${composed.url}${guarded}`);
    expect(robots).toContain(`Disallow: ${guarded}`);
  }
});
