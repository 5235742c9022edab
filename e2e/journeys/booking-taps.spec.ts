import { expectAccessible } from '../fixtures/accessible';
import { bookingForm } from '../fixtures/booking-form';
import { firstTiming, tapCounter } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';

test('a visitor books from the home page in at most five taps', async ({ page }) => {
  const { tap, taps } = tapCounter();
  await page.goto('/');
  const main = page.getByRole('main');
  const form = bookingForm(main);
  await tap(main.getByRole('link', { name: 'Book an appointment' }).first());
  await tap(form.button('Kids care'));
  await form.patient.fill('Tara Example');
  await tap(firstTiming(page));
  await tap(form.button('Next'));
  await form.fillContact();
  await tap(form.button('Book appointment'));
  await form.expectBooked();
  expect(taps()).toBeLessThanOrEqual(5);
  await expect(main.getByRole('link', { name: 'How to get here' })).toBeVisible();
  await expect(form.button('Save to your calendar')).toBeVisible();
  await expectAccessible(page);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/MediaBox/g), 'sheets of the ticket').toHaveLength(1);
});
