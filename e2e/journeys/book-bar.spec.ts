import { expectAccessible } from '../fixtures/accessible';
import { bookingForm } from '../fixtures/booking-form';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { firstTiming, tapCounter } from '../fixtures/taps';
import { expect, test } from '../fixtures/test';

test('a patient on a phone books from the page of tests in at most four taps', async ({ page, composed }) => {
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
  const foot = await Promise.all(
    [
      form.button('Back'),
      main.getByRole('link', { name: 'Call', exact: true }),
      form.button('Book appointment'),
    ].map(async (action) => {
      await expect(action).toBeInViewport({ ratio: 1 });
      return (await action.boundingBox())?.y;
    }),
  );
  expect(new Set(foot).size, 'lines of the foot').toBe(1);
  await tap(form.button('Book appointment'));
  await expect(main.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
  const ticket = main.getByRole('group', { name: /^Ticket BK-/ });
  await expect(ticket).toContainText('Please bring');
  await expect(main.getByText(`Appointment booked successfully for ${name}!`)).toBeInViewport();
  await expect(ticket).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Book another' })).toBeVisible();
  await expectAccessible(page);
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('link', { name: 'Book' }).click();
  await expect(main.getByRole('radio', { name: `Myself, ${name}` })).toBeChecked();
  await expect(form.list('Service')).toHaveText('Consultation');
  await expect(ticket).toBeHidden();
  await expect(bar).toBeHidden();
});
