import { untilHealthy } from '../../tooling/processes';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

test('when the service is down, pages stay available and the site recovers by itself', async ({
  composed,
  page,
  allowComplaint,
}) => {
  allowComplaint(/503/);
  await signInByCall(page, composed.url);
  await composed.service.stop();
  try {
    await page.goto('/courses');
    await expect(page.getByRole('link', { name: 'Geriatric caregiving' }).first()).toBeVisible();
    const health = await page.request.get('/healthz');
    expect(health.status()).toBe(503);
    expect(await health.json()).toMatchObject({ site: 'ok', registry: 'ok', service: 'does not answer' });

    await page.goto('/user/patient/dashboard');
    await expect(page.getByRole('alert')).toContainText('We can’t reach the clinic’s service');
  } finally {
    await untilHealthy(`${composed.serviceUrl}/healthz`, composed.restartService());
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL(/\/user\/patient\/dashboard$/);
});
