import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { bookByCall, bookingForm, dayAhead, openFromService } from '../fixtures/booking-form';
import { focusRing, tabTo } from '../fixtures/keys';
import { expect, test } from '../fixtures/test';

function statesIn(colorScheme: 'light' | 'dark'): void {
  test.describe(`in ${colorScheme} colours, at 360 px`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 740 } });

    test('the form is accessible in each of its states', async ({ page, composed, allowComplaint }) => {
      allowComplaint(/status of 409/);
      const date = dayAhead(colorScheme === 'dark' ? 95 : 102);
      await page.goto('/book-now');
      const form = bookingForm(page.getByRole('main'));
      await expect(form.list('Service')).toHaveText('Choose a service');
      await form.button('Next').click();
      await expect(page.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
      for (const message of [
        'Service selection is required',
        'Patient name is required',
        'Appointment date is required',
      ]) {
        await expect(page.getByRole('link', { name: message })).toBeVisible();
      }
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const { dialog, form: inDialog } = await openFromService(page);
      await inDialog.button('Next').click();
      await expect(dialog.getByRole('group', { name: 'Please check these answers' })).toBeFocused();
      await expectAccessible(page);
      await inDialog.patient.fill('Tara Example');
      await inDialog.chooseDate(date);
      await inDialog.choose('Time slot', 'Morning, 8:00 AM to 11:45 AM');
      await inDialog.list('Timing').click();
      await expect(inDialog.option('9:15 AM')).toBeVisible();
      await expectAccessible(page);
      await bookByCall(page, composed.url, date, '9:15 AM');
      await inDialog.option('9:15 AM').click();
      await expect(dialog.getByRole('group', { name: /^Free near/ })).toBeVisible();
      await expectAccessible(page);
      await dialog
        .getByRole('group', { name: /^Free near/ })
        .getByRole('button')
        .first()
        .click();
      await inDialog.button('Next').click();
      await inDialog.button('Book appointment').click();
      await expect(dialog.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await inDialog.fillContact();
      await inDialog.button('Book appointment').click();
      await inDialog.expectBooked();
      await expectAccessible(page);
    });
  });
}

statesIn('dark');
inFullRun('every look of every state', () => statesIn('light'));

test('the form can be completed by keyboard alone', async ({ page }) => {
  await page.goto('/services/consultation');
  await tabTo(page, page.getByRole('button', { name: 'Book an appointment' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const form = bookingForm(dialog);
  await expect(form.list('Service')).toHaveText('Consultation');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await tabTo(page, form.list('Service'));
  expect(await focusRing(page)).toBeGreaterThanOrEqual(2);
  await press('Enter', 'Home');
  await expect(form.option('Doctor opinion')).toBeInViewport();
  await press('Escape');
  await expect(dialog.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(form.list('Service')).toHaveText('Consultation');

  await tabTo(page, form.fold);
  await press('Enter');
  await tabTo(page, form.date);
  // Day and month are equal, since browsers differ in their order.
  const date = Array.from({ length: 120 }, (_, days) => dayAhead(40 + days)).find(
    (each) => each.slice(5, 7) === each.slice(8),
  );
  await page.keyboard.type(`${date?.slice(5, 7)}${date?.slice(8)}${date?.slice(0, 4)}`);
  await expect(form.date).toHaveValue(date ?? '');
  await tabTo(page, form.list('Time slot'));
  await page.keyboard.type('Mor');
  await press('Enter');
  await tabTo(page, form.list('Timing'));
  await expect(form.list('Timing')).not.toHaveAttribute('aria-busy');
  await press('ArrowDown');
  // A slow machine types with pauses, and a pause begins a new word.
  await expect(async () => {
    await page.keyboard.type('9:15');
    const active = await form.list('Timing').getAttribute('aria-activedescendant');
    expect(active && (await page.locator(`[id="${active}"]`).textContent())).toContain('9:15 AM');
  }).toPass({ intervals: [1000] });
  await press('Enter');
  await expect(form.heldTiming('9:15 AM')).toBeVisible();
  await tabTo(page, form.patient);
  await page.keyboard.type('Tara Example');
  await tabTo(page, form.button('Next'));
  await press('Enter');
  await expect(form.heading('How can we reach you?')).toBeFocused();
  await press('Tab');
  await page.keyboard.type('Meena Example');
  await press('Tab');
  await page.keyboard.type('98765 43210');
  await press('Enter');
  await form.expectBooked();
  await expect(form.heading('Appointment booked successfully!')).toBeFocused();
});
