import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { bookingForm, dayAhead, openFromService } from '../fixtures/booking-form';
import { mailsTo } from '../fixtures/outbox';
import { signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

/** Counts presses; typing a name and a phone number counts as none. */
function tapCounter() {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      await control.click();
      taps += 1;
    },
    taps: () => taps,
  };
}

const firstTiming = (page: Page) => page.getByRole('button', { name: /^Take / }).first();

test('a guest books from the home page in five taps', async ({ page }) => {
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

test('a guest moves and cancels by the mailed link', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 410/);
  const booking = (await openFromService(page)).form;
  await booking.patient.fill('Tara Example');
  await booking.chooseWhen(dayAhead(162), '10:30 AM');
  await booking.button('Next').click();
  await booking.fillContact();
  await page.getByLabel('E-mail address').fill('tara.taps@example.org');
  await booking.button('Book appointment').click();
  const bookingId = await booking.expectBooked();
  const main = page.getByRole('main');
  const form = bookingForm(main);

  const links = () =>
    mailsTo(composed.dataDir, 'tara.taps@example.org').flatMap(
      (mail) => /https?:\/\/\S+(\/your-appointment#\S+)/.exec(mail.replace(/=\n/g, ''))?.[1] ?? [],
    );
  await expect.poll(links).toHaveLength(1);
  const [link = ''] = links();
  await page.goto(link);
  await expect(main.getByRole('heading', { name: `Booking ${bookingId}` })).toBeVisible();
  await expect(main).not.toContainText('Tara');
  await form.button('Move the appointment').click();
  await form.date.fill(dayAhead(161));
  await form.choose('Time slot', 'Morning, 8:00 AM to 11:45 AM');
  await form.choose('Timing', '9:40 AM');
  await form.button('Move the appointment').click();
  await expect(main.getByText('The appointment is moved')).toBeVisible();
  await expectAccessible(page);

  await form.button('Cancel the appointment').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(main.getByText('The appointment is cancelled')).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { name: 'This link opens no appointment' })).toBeVisible();
});

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
