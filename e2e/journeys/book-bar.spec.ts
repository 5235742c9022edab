import { expectAccessible } from '../fixtures/accessible';
import { bookingForm } from '../fixtures/booking-form';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { firstTiming, tapCounter } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';

test('a patient books from any page of the area in four taps, on a phone', async ({ page, composed }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { username, name } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/tests`);
  const main = page.getByRole('main');
  const form = bookingForm(main);
  const bar = page.getByRole('navigation', { name: 'Book or call' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport();
  const { tap, taps } = tapCounter();
  await tap(bar.getByRole('link', { name: 'Book' }));
  await expect(main.getByRole('radio', { name: `Myself, ${name}` })).toBeChecked();
  await expect(bar).toBeHidden();
  await tap(firstTiming(page));
  await tap(form.button('Next'));
  await tap(form.button('Book appointment'));
  await expect(main.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  await expect(main.getByRole('group', { name: /^Ticket BK-/ })).toContainText('Please bring');
  await expectAccessible(page);
});
