import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { clinicDesk } from '../fixtures/clinic-desk';
import { showTables, signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

const SECOND = 'We ask you anew.\n\nThis text is longer than the first.';

test('a consent is given and withdrawn, and the history has both versions', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await showTables(page);
  await page.goto(`/user/${username}/consents`);
  await expect(page).toHaveURL(`/user/${username}/consents/consentstable`);
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const answers = main.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(main.getByRole('columnheader')).toHaveText(['Sr. No.', 'Date', 'Detail', 'View']);
  await expect(main.getByText('Not given')).toHaveCount(4);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page);
  await main.getByRole('link', { name: /^View “.*research/i }).click();

  const first =
    (await main.getByRole('region', { name: 'The text' }).locator('p').first().textContent()) ?? '';
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await button('I have read this and agree').click();
  await expect(main.getByRole('heading', { name: /You agreed on/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Your answer/ })).toBeFocused();

  const desk = await clinicDesk(composed.url);
  await desk.publishConsent({ kind: 'research', title, text: SECOND });
  await desk.leave();
  await page.reload();
  await expect(main.getByText('New text to read')).toBeVisible();
  await expectEnoughContrast(page);
  await button('I have read this and agree').click();
  await expect(main.getByRole('heading', { name: /You agreed on/ })).toBeVisible();

  await button('Withdraw my consent').click();
  const question = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(main.getByRole('heading', { name: /You withdrew your consent on/ })).toBeVisible();
  await expect(answers.locator('> p')).toHaveText([
    /^Withdrawn on .* version 2$/,
    /version 2$/,
    /version 1$/,
  ]);
  await answers.nth(2).getByText('The text as you read it').click();
  await expect(answers.nth(2)).toContainText(first);
  await answers.nth(0).getByText('The text as you read it').click();
  await expect(answers.nth(0)).toContainText('This text is longer than the first.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
