import type { Page } from '@playwright/test';
import { expectAccessible, expectEnoughContrast, expectNoSidewaysScroll } from '../fixtures/accessible';
import { tabTo } from '../fixtures/keys';
import { isInSight } from '../fixtures/in-sight';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const TOO_MANY = 'You can only add up to 4 family members.';

function familySection(page: Page) {
  const section = page.getByRole('region', { name: 'Family members' });
  const button = (name: string | RegExp) => section.getByRole('button', { name, exact: true });
  const field = (label: string) => section.getByLabel(label, { exact: true });
  const fillIn = async (firstName: string, lastName: string, dob: string, gender: string) => {
    await field('First name').fill(firstName);
    await field('Last name (optional)').fill(lastName);
    await field('Date of birth').fill(dob);
    await field(gender).check();
  };
  return {
    section,
    button,
    field,
    single: field('Single'),
    family: field('Family'),
    fillIn,
    add: async (firstName: string, lastName: string, dob: string, gender: string) => {
      await fillIn(firstName, lastName, dob, gender);
      await button('Add member').click();
      await expect(section.getByRole('heading', { name: `${firstName} ${lastName}` })).toBeVisible();
    },
  };
}

test('a patient adds, edits and removes up to four members, and may choose them for a booking', async ({
  page,
  composed,
}) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { section, button, field, single, family, add } = familySection(page);
  await expect(single).toBeChecked();
  await family.check();
  await button('Add member').click();
  const summary = section.getByRole('group', { name: 'Please check these answers' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await add('Ravi', 'Example', '2015-04-01', 'Male');
  await add('Anu', 'Example', '2018-06-05', 'Female');
  await add('Mina', 'Example', '1958-01-20', 'Female');
  await field('Middle name (optional)').fill('  van   der ');
  await field('First name').fill('Kim');
  await field('Date of birth').fill('1990-12-31');
  await field('Other').check();
  await button('Add member').click();
  await expect(section.getByRole('heading', { name: 'Kim van der', exact: true })).toBeVisible();
  await expect(section.getByText(TOO_MANY)).toBeVisible();
  await expect(button('Add member')).toBeHidden();
  await expectAccessible(page);

  await page.reload();
  await expect(section.getByText(TOO_MANY)).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Ravi Example' })).toBeHidden();
  await button('View 5 records').click();
  const [edit, remove] = await Promise.all([
    button('Edit Ravi Example').boundingBox(),
    button('Remove Ravi Example').boundingBox(),
  ]);
  const gap = (remove?.x ?? 0) - (edit?.x ?? 0) - (edit?.width ?? 0);
  expect(gap, 'a slip of the thumb removes nobody').toBeGreaterThanOrEqual(16);
  await button('Edit Ravi Example').click();
  const dialog = page.getByRole('dialog', { name: 'Edit Ravi Example' });
  await expectAccessible(page);
  await dialog.getByLabel('First name').fill('Ravindra');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(section.getByRole('heading', { name: 'Ravindra Example' })).toBeVisible();
  await expect(button('Edit Ravindra Example')).toBeFocused();

  await button('Remove Mina Example').click();
  await page
    .getByRole('dialog', { name: 'Remove Mina Example?' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(section.getByRole('heading', { name: 'Mina Example' })).toHaveCount(0);
  await expect(button('Add member')).toBeVisible();

  await page.goto('/book-now');
  for (const name of ['Ravindra Example', 'Anu Example', 'Kim van der']) {
    await expect(page.getByRole('radio', { name })).toBeVisible();
  }
});

test('switching to Single asks before it discards the list or a half-filled form', async ({
  page,
  composed,
}) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { section, button, field, single, family, add } = familySection(page);
  await family.check();
  await add('Ravi', 'Example', '2015-04-01', 'Male');
  await add('Anu', 'Example', '2018-06-05', 'Female');
  await single.click();
  const question = page.getByRole('dialog', { name: 'Remove your whole family list?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(family).toBeChecked();
  await single.click();
  await question.getByRole('button', { name: 'Remove and switch' }).click();
  await expect(single).toBeChecked();
  await expect(section.getByText('Ravi Example')).toHaveCount(0);
  await page.reload();
  await expect(single).toBeChecked();

  await family.check();
  await field('First name').fill('Mina');
  await page.reload();
  await expect(field('First name'), 'what was typed is kept').toHaveValue('Mina');
  await single.click();
  await page.getByRole('button', { name: 'Discard and switch' }).click();
  await expect(button('Add member')).toBeHidden();
});

test('a patient adds and removes a member by keyboard alone', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { section, button, field, single } = familySection(page);
  await tabTo(page, single);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, field('First name'));
  await page.keyboard.type('Ravi');
  await tabTo(page, field('Date of birth'));
  await page.keyboard.type('01011990');
  await tabTo(page, field('Male'));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: 'Ravi', exact: true })).toBeVisible();
  await tabTo(page, button('Remove Ravi'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button('Hide record')).toBeFocused();
});

test('adding a member to a list that another device has filled is refused with the reason', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 409/);
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { section, button, family, fillIn } = familySection(page);
  await family.check();
  await fillIn('Ravi', 'Example', '2015-04-01', 'Male');
  for (const firstName of ['One', 'Two', 'Three', 'Four']) {
    const answer = await page.request.post('/api/family', {
      data: { firstName, dob: '1990-01-01', gender: 'Other' },
      headers: { origin: composed.url },
    });
    expect(answer.status()).toBe(201);
  }
  await button('Add member').click();
  await expect(section.getByText(TOO_MANY)).toBeVisible();
  await expect(button('View 5 records')).toBeVisible();
});

test('the family list fits 360 px and is accessible in both colour schemes', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/profile`);
  const { button, family, add } = familySection(page);
  await family.check();
  await add('Ravindranath-Subramaniam', 'Venkatanarasimharajuvaripeta', '2015-04-01', 'Male');
  await button('Add member').click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectEnoughContrast(page);
  await button(/^Edit Ravindranath/).click();
  await expectEnoughContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await button(/^Remove Ravindranath/).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

for (const width of [360, 1280]) {
  test(`at ${width} px the menu leads to the names of the family`, async ({ page, composed }) => {
    await page.setViewportSize({ width, height: 740 });
    await signInByCall(page, composed.url);
    await page.goto('/user/patient/dashboard');
    const { main, drawer, menu, openMenu } = patientArea(page);
    if (width < 1024) await openMenu.click();
    const entries = width < 1024 ? drawer('Your area') : menu;
    await entries.getByRole('link', { name: 'Family Members' }).click();
    await expect(main.getByRole('heading', { name: 'Family members' })).toBeFocused();
    for (const inSight of [
      main.getByText(/^In your family list: Tara Demo, /),
      main.getByRole('button', { name: /^View \d records$/ }),
    ]) {
      await expect.poll(() => inSight.evaluate(isInSight)).toBe(true);
    }
  });
}
