import { expectAccessible } from '../fixtures/accessible';
import { bookingForm, dayAhead, openFromService } from '../fixtures/booking-form';
import { mailsTo } from '../fixtures/outbox';
import { expect, test } from '../fixtures/test';

test('a visitor moves and cancels an appointment by the mailed link', async ({
  page,
  composed,
  allowComplaint,
}) => {
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
  await form.chooseDate(dayAhead(164));
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
