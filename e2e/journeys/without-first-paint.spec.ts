import type { Page } from '@playwright/test';
import { inFullRun } from '../../shared/testing/test-extent';
import { FIRST_PAINT_PARTS, SWITCHED_OFF } from '../../shell/src/first-paint/switches';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const switchOff = (page: Page, parts: readonly string[]) =>
  page.addInitScript(([key, off]) => Reflect.set(globalThis, key, off), [SWITCHED_OFF, [...parts]] as const);

const check = (title: string, parts: readonly string[]) =>
  test(title, async ({ page, composed }) => {
    await switchOff(page, parts);
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await page.goto('/');
    await expect(heading).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(heading).toHaveText('Learn from the people who do it');
    await page.goto('/services/kids-care');
    await expect(heading).toHaveCSS('font-family', /Fraunces/);
    await page.goBack();
    await expect(heading).toHaveText('Learn from the people who do it');
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/bookings');
    await expect(heading).toBeVisible();
  });

check('pages, links and going back work without any part of first paint', FIRST_PAINT_PARTS);
inFullRun('first paint with each of its parts switched off alone', () => {
  for (const part of FIRST_PAINT_PARTS) check(`pages, links and going back work without ${part}`, [part]);
});
