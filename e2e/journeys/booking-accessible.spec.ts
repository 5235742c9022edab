import { inFullRun } from '../../shared/testing/test-extent';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessible';
import { bookByCall, bookingForm, dayAhead, openFromService } from '../fixtures/booking-form';
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
      await inDialog.date.fill(date);
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
      await expect(dialog.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
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
