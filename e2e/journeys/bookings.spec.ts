import { readFileSync } from 'node:fs';
import { brand } from '@nivara/shared/contracts/brand';
import { APPOINTMENT_MESSAGES } from '@nivara/shared/domain/appointment';
import { clinicDate, dateOfYear } from '@nivara/shared/domain/clinic-time';
import { expectAccessible } from '../fixtures/accessible';
import { bookByCall, bookingForm, dayAhead } from '../fixtures/booking-form';
import { giveAppointmentIn } from '../fixtures/written-appointments';
import { bookOwnByCall, cancelByCall, freeTimings } from '../fixtures/own-appointment';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import { expect, test } from '../fixtures/test';

const inShort = (date: string) => dateOfYear(date, clinicDate(new Date()));

test('a patient books from the tiles and finds the appointment', async ({ page, composed }) => {
  const { username, name } = await signInAsNewPatient(page, composed.url);
  const date = dayAhead(120);
  await page.goto(`/user/${username}/bookings`);
  const { main, heading } = patientArea(page);
  await expect(heading).toHaveText('Bookings');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'New booking' }).click();
  await expect(page).toHaveURL(`/user/${username}/bookings/new`);

  const form = bookingForm(main);
  await form.button('Next').click();
  await expect(main.getByText('Patient name is required').first()).toBeVisible();
  await expect(main.getByText('Appointment date is required').first()).toBeVisible();
  await form.choose('Service', 'Kids care');
  await main.getByRole('radio', { name: `Myself, ${name}` }).check();
  await form.chooseWhen(date, '9:15 AM');
  await form.complaints.fill('A cough for two weeks');

  // The draft survives a reload, and the browser’s Back leads to the form’s previous step.
  await page.reload();
  await expect(form.complaints).toHaveValue('A cough for two weeks');
  await expect(form.heldTiming('9:15 AM')).toBeVisible();
  await form.button('Next').click();
  await expect(form.heading('Check your answers')).toBeFocused();
  await page.goBack();
  await expect(form.complaints).toHaveValue('A cough for two weeks');
  await form.button('Next').click();
  await form.button('Book appointment').click();

  await expect(main.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Book another' })).toBeVisible();
  await expect(form.complaints).toBeHidden();
  const toAppointment = main.getByRole('link', { name: 'See the appointment' });
  const { width = 0, height = 0 } = (await toAppointment.boundingBox()) ?? {};
  expect(width, 'as wide as its words').toBeLessThan(240);
  expect(height).toBeGreaterThanOrEqual(44);
  await toAppointment.click();
  await expect(main).toContainText('A cough for two weeks');
  await expect(main).toContainText('Dr. Rohan Sample');

  await patientArea(page).crumbs.getByRole('link', { name: 'Appointments' }).click();
  await expect(page).toHaveURL(`/user/${username}/appointments/new`);
  await expect(main.getByRole('row', { name: 'Kids care' })).toContainText(`${inShort(date)}, 9:15 AM`);
});

test('moving an appointment frees its old timing', async ({ page, composed }) => {
  const { username } = await signInAsNewPatient(page, composed.url);
  const [date, other] = [dayAhead(122), dayAhead(124)];
  const { bookingId } = await bookOwnByCall(page, composed.url, date, '9:15 AM');
  await page.goto(`/user/${username}/bookings/reschedule`);
  const { main } = patientArea(page);
  await main.getByRole('button', { name: `Reschedule ${bookingId}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule this appointment' });
  const form = bookingForm(dialog);
  await form.chooseDate(other);
  await form.choose('Timing', '10:05 AM');
  await expectAccessible(page);
  await form.button('Move the appointment').click();
  await expect(dialog).toBeHidden();
  const row = main.getByRole('row', { name: bookingId });
  await expect(row).toContainText(`${inShort(other)}, 10:05 AM`);
  expect(await freeTimings(page, composed.url, date)).toContain('9:15 AM');
  expect(await freeTimings(page, composed.url, other)).not.toContain('10:05 AM');
});

test('an appointment is saved to the calendar, cancelled, and booked again in the dialog', async ({
  page,
  composed,
}) => {
  const { username, name } = await signInAsNewPatient(page, composed.url);
  const { id, bookingId } = await bookOwnByCall(page, composed.url, dayAhead(126), '9:15 AM');
  await page.goto(`/user/${username}/appointments/${id}`);
  const { main } = patientArea(page);
  const saving = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Save to your calendar' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`appointment-${bookingId}.ics`);
  expect(readFileSync(await file.path(), 'utf8')).toContain('STATUS:CONFIRMED');

  await main.getByRole('button', { name: 'Cancel the appointment' }).click();
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();

  await main.getByRole('button', { name: 'Book Kids care again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Kids care' });
  const form = bookingForm(dialog);
  const service = dialog.getByRole('textbox', { name: 'Service' });
  await expect(service).toHaveValue('Kids care');
  await expect(service).not.toBeEditable();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: `Myself, ${name}` }).check();
  await form.chooseWhen(dayAhead(127), '9:40 AM');
  await form.button('Next').click();
  await form.button('Book appointment').click();
  await expect(page.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  await expect(dialog.getByRole('group', { name: /^Ticket BK-/ })).toContainText('9:40 AM');
  await expectAccessible(page);
  await form.button('Done').click();
  await expect(dialog).toBeHidden();
});

test('an appointment that begins within two hours can be neither moved nor cancelled', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 409/);
  const { username } = await signInAsNewPatient(page, composed.url);
  await giveAppointmentIn(composed.dataDir, username, 110);
  const { main } = patientArea(page);
  await page.goto(`/user/${username}/bookings/reschedule`);
  await expect(main.getByRole('cell', { name: APPOINTMENT_MESSAGES.tooLate })).toBeVisible();
  await main.getByRole('rowheader').getByRole('link').click();
  await expect(main.getByText(APPOINTMENT_MESSAGES.tooLate)).toBeVisible();
  await expect(main.getByRole('link', { name: brand.phone.text })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(?:Reschedule|Cancel the appointment)$/ })).toHaveCount(0);
  await expectAccessible(page);

  // A browser whose clock is slow still sends the request, and the service refuses it.
  await page.clock.setFixedTime(Date.now() - 3 * 3_600_000);
  await page.reload();
  await main.getByRole('button', { name: 'Cancel the appointment' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Cancel the appointment' }).click();
  await expect(question.getByRole('alert')).toHaveText(APPOINTMENT_MESSAGES.tooLate);
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(main.getByText('Booked', { exact: true })).toBeVisible();
});

test('another patient’s appointment is not found', async ({ page, composed, allowComplaint }) => {
  allowComplaint(/status of 404/);
  await signInAsNewPatient(page, composed.url);
  const { id, bookingId } = await bookOwnByCall(page, composed.url, dayAhead(129), '9:15 AM');
  const { username } = await signInAsNewPatient(page, composed.url);
  await page.goto(`/user/${username}/appointments/${id}`);
  const { main } = patientArea(page);
  await expect(main.getByRole('heading', { name: 'We could not find that appointment' })).toBeVisible();
  await expect(main).not.toContainText(bookingId);
});

test('on a full morning a patient joins the waiting list and takes the freed timing', async ({
  page,
  composed,
  browser,
}) => {
  const date = dayAhead(131);
  const somebody = await browser.newPage();
  await signInAsNewPatient(somebody, composed.url);
  const { username, name } = await signInAsNewPatient(page, composed.url);
  const morning = (await freeTimings(page, composed.url, date)).filter((timing) => timing.endsWith('AM'));
  const [first = '', ...rest] = morning;
  const theirs = await bookOwnByCall(somebody, composed.url, date, first);
  for (const timing of rest) await bookByCall(page, composed.url, date, timing);

  await page.goto(`/user/${username}/bookings/new`);
  const { main } = patientArea(page);
  const form = bookingForm(main);
  await form.choose('Service', 'Kids care');
  await main.getByRole('radio', { name: `Myself, ${name}` }).check();
  await form.chooseDate(date);
  await form.list('Time slot').click();
  await main.getByRole('option', { name: /^Morning/ }).click();
  await form.button('Join the waiting list').click();
  await main.getByRole('link', { name: 'See the waiting list' }).click();
  const row = main.getByRole('row', { name: 'Kids care' });
  await expect(row).toContainText('Waiting');

  await cancelByCall(somebody, composed.url, theirs);
  await page.reload();
  await expect(row).toContainText(`Offered: ${first}`);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Book this timing' }).click();
  await expect(page.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  await expect(row).toContainText('Booked');
  await somebody.close();
});
