import type { RegistryEntry } from '@nivara/shared/contracts/registry';
import { changeRegistry } from '../../registry/registry-file';
import { copyCheckout } from '../fixtures/checkout';
import { signInByCall, signInByDialog } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { thisRunDoes } from '../../shared/testing/test-extent';

const LINKS = {
  Appointments: ['/doctor/appointments', 'Appointments'],
  Patients: ['/doctor/patients', 'Your patients'],
  Prescriptions: ['/doctor/prescriptions', 'Prescriptions'],
  Reports: ['/doctor/reports', 'Results to release'],
  Bills: ['/doctor/bills', 'Bills of your patients'],
  'Business report': ['/doctor/business-report', /^Business report, /],
} as const;

test('each footer link for doctors leads to its page', async ({ page, composed }) => {
  await signInByCall(page, composed.url, 'doctor');
  await page.goto('/doctor');
  const group = page.getByRole('contentinfo').getByRole('region', { name: 'For Doctor' });
  for (const [text, [path, heading]] of Object.entries(LINKS)) {
    await group.getByRole('link', { name: text, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('at 360 px the menu is one line, and shows the current page', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByCall(page, composed.url, 'doctor');
  await page.goto('/doctor/business-report');
  const menu = page.getByRole('navigation', { name: 'Your day' });
  await expect(menu.getByRole('link', { name: 'Business report' })).toBeInViewport({ ratio: 1 });
  const { height = 0 } = (await menu.boundingBox()) ?? {};
  expect(height).toBeLessThan(80);
});

for (const [text, [path, heading]] of Object.entries(LINKS)) {
  test(`a doctor who signs in on the way to ${text} arrives there`, async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('contentinfo')
      .getByRole('region', { name: 'For Doctor' })
      .getByRole('link', { name: text, exact: true })
      .click();
    await signInByDialog(page, 'doctor');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a site without remote-doctor works, and publishing the remote adds its footer links and landing page', async ({
  page,
  composed,
}) => {
  test.slow(thisRunDoes('versions that are published by command'));
  let removed: RegistryEntry | undefined;
  await changeRegistry(composed.dataDir, (registry) => {
    removed = registry.remotes.doctor;
    delete registry.remotes.doctor;
  });
  const group = page.getByRole('contentinfo').getByRole('region', { name: 'For Doctor' });

  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('region', { name: 'For Patient' })).toBeVisible();
  await expect(group).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Login / SignUp', exact: true }).click();
  await signInByDialog(page, 'doctor');
  await expect(page.getByText('Your own area cannot be reached at the moment.')).toBeVisible();
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  if (thisRunDoes('versions that are published by command')) {
    const checkout = copyCheckout();
    await checkout.remote(composed.dataDir, 'publish', 'doctor');
    checkout.remove();
  } else {
    await changeRegistry(composed.dataDir, (registry) => {
      if (removed) registry.remotes.doctor = removed;
    });
  }
  await page.context().clearCookies();
  await page.goto('/');
  await expect(group.getByRole('link')).toHaveText(Object.keys(LINKS));
  await page.getByRole('banner').getByRole('button', { name: 'Login / SignUp', exact: true }).click();
  await signInByDialog(page, 'doctor');
  await expect(page).toHaveURL('/doctor');
  await expect(page.getByRole('heading', { level: 1, name: /^Today, / })).toBeVisible();
});
