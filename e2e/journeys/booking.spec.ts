import { readFileSync } from 'node:fs';
import { bookByCall, bookingForm, dayAhead, openFromService } from '../fixtures/booking-form';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

const TAKEN = 'This timing has just been taken. Please choose another.';

test('a visitor books from a service’s page and saves the appointment as a calendar file', async ({
  page,
}) => {
  const date = dayAhead(60);
  const { dialog, form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseWhen(date, '9:15 AM');
  await form.complaints.fill('A cough for two weeks');
  await form.button('Next').click();
  await expect(form.heading('How can we reach you?')).toBeFocused();
  await form.fillContact();
  await form.button('Book appointment').click();
  const bookingId = await form.expectBooked();
  await expect(dialog.getByText('Dr. Rohan Sample')).toBeVisible();
  await expect(dialog.getByText(/^₹[\d,]+\.\d\d$/)).toBeVisible();

  const saving = page.waitForEvent('download');
  await form.button('Save to your calendar').click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`appointment-${bookingId}.ics`);
  const calendar = readFileSync(await file.path(), 'utf8');
  expect(calendar).toContain(`DTSTART:${date.replaceAll('-', '')}T034500Z`);
  expect(calendar).not.toContain('cough');

  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
});

test('nothing moves under the pointer when the hold is confirmed', async ({ page }) => {
  let answer = () => {};
  const pressed = new Promise<void>((done) => (answer = done));
  await page.route('**/api/holds', async (route) => {
    await pressed;
    await route.continue();
  });
  const { form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseDate(dayAhead(77));
  await form.choose('Time slot', 'Morning, 8:00 AM to 11:45 AM');
  await form.choose('Timing', '10:05 AM');
  await form.button('Next').hover();
  await page.mouse.down();
  answer();
  await expect(form.heldTiming('10:05 AM')).toBeVisible();
  await page.mouse.up();
  await expect(form.heading('How can we reach you?')).toBeFocused();
});

test('the fee fills a space that is reserved for it', async ({ page }) => {
  let answer = () => {};
  const drawn = new Promise<void>((done) => (answer = done));
  await page.route(/\/(api\/services\/\d+|data\/consultationData\.json)$/, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto('/services/kids-care');
  await page.getByRole('button', { name: 'Book an appointment' }).click();
  const form = bookingForm(page.getByRole('dialog', { name: 'Book an appointment' }));
  await expect(form.patient).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await form.patient.boundingBox();
  answer();
  await expect(page.getByText('You pay nothing now.')).toBeVisible();
  expect(await form.patient.boundingBox()).toEqual(before);
});

test('a timing that another visitor takes is replaced with one click', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 409/);
  const date = dayAhead(67);
  const { dialog, form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseDate(date);
  await form.choose('Time slot', 'Morning, 8:00 AM to 11:45 AM');
  await form.list('Timing').click();
  await expect(form.option('9:15 AM')).toBeVisible();
  await bookByCall(page, composed.url, date, '9:15 AM');
  await form.option('9:15 AM').click();
  await expect(form.refusal).toContainText(TAKEN);
  await dialog.getByRole('group', { name: 'Free near 9:15 AM that day:' }).getByText('9:40 AM').click();
  await expect(form.heldTiming('9:40 AM')).toBeVisible();
  await form.button('Next').click();
  await form.fillContact();
  await form.button('Book appointment').click();
  await form.expectBooked();
  await expect(dialog.getByText('9:40 AM')).toBeVisible();
});

test('a form whose timing is lost at the last moment keeps its answers', async ({
  page,
  composed,
  allowComplaint,
}) => {
  allowComplaint(/status of 409|net::ERR_FAILED/);
  const date = dayAhead(74);
  // Without a hold, somebody else can take the timing.
  await page.route('**/api/holds', (route) => route.abort());
  const { dialog, form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseDate(date);
  await form.choose('Time slot', 'Morning, 8:00 AM to 11:45 AM');
  await form.choose('Timing', '10:05 AM');
  await form.complaints.fill('A cough for two weeks');
  await form.button('Next').click();
  await form.fillContact();
  await bookByCall(page, composed.url, date, '10:05 AM');
  await page.unroute('**/api/holds');
  await form.button('Book appointment').click();

  await expect(form.refusal).toContainText(TAKEN);
  await expect(form.refusal).toBeFocused();
  await expect(form.refusal).toBeInViewport();
  await expect(form.complaints).toHaveValue('A cough for two weeks');
  await dialog.getByRole('group', { name: 'Free near 10:05 AM that day:' }).getByText('10:30 AM').click();
  await form.button('Next').click();
  await expect(dialog.getByLabel('Phone number')).toHaveValue('98765 43210');
  await form.button('Book appointment').click();
  await form.expectBooked();
  await expect(dialog.getByText('10:30 AM')).toBeVisible();
});

test('a signed-in patient books for a family member', async ({ page, composed }) => {
  await signInByCall(page, composed.url);
  const headers = { origin: composed.url };
  const data = { firstName: 'Booked', lastName: 'Demo', dob: '2016-05-04', gender: 'Other' };
  expect((await page.request.post(`${composed.url}/api/family`, { data, headers })).status()).toBe(201);
  await page.goto('/book-now?service=Kids+care');
  const form = bookingForm(page.getByRole('main'));
  await expect(form.list('Service')).toHaveText('Kids care');
  await page.getByRole('radio', { name: 'Booked Demo' }).check();
  await form.chooseWhen(dayAhead(81), '9:15 AM');
  await form.button('Next').click();
  await expect(form.heading('Check your answers')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Booked Demo' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Booked Demo' })).toBeChecked();
  await form.button('Next').click();
  await form.button('Book appointment').click();
  const bookingId = await form.expectBooked();
  const own = await page.request.get(`${composed.url}/api/appointments?q=${bookingId}`);
  expect(((await own.json()) as { rows: { patientName: string }[] }).rows[0]?.patientName).toBe(
    'Booked Demo',
  );
});

test('a click beside the dialog releases the timing, and the reopened dialog restores it with the answers', async ({
  page,
  composed,
}) => {
  const date = dayAhead(88);
  const { dialog, form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseWhen(date, '9:15 AM');
  await form.complaints.fill('A long story, told with care');
  const freeNow = async () => {
    const answer = await page.request.get(`${composed.url}/api/slots?service=5&date=${date}`);
    const slots = (await answer.json()) as { timing: string; free: number }[];
    return slots.find(({ timing }) => timing === '9:15 AM')?.free;
  };
  expect(await freeNow()).toBe(0);
  await page.mouse.click(8, 8);
  await expect(dialog).toBeHidden();
  await expect.poll(freeNow).toBe(1);

  await page.getByRole('button', { name: 'Book an appointment' }).click();
  await expect(form.complaints).toHaveValue('A long story, told with care');
  await expect(form.heldTiming('9:15 AM')).toBeVisible();
});

test('without the list of services the form shows the clinic’s contact and a retry', async ({
  page,
  allowComplaint,
}) => {
  allowComplaint(/Failed to fetch services data|status of 404/);
  await page.route('**/data/consultationData.json', (route) => route.fulfill({ status: 404, body: '' }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to fetch services data'),
  );
  await page.goto('/book-now');
  await logged;
  const form = bookingForm(page.getByRole('main'));
  const alert = page.getByRole('status').filter({ hasText: 'could not be loaded' });
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await page.unroute('**/data/consultationData.json');
  await form.button('Retry').click();
  await form.choose('Service', 'Consultation');
  await expect(form.list('Service')).toHaveText('Consultation');
});

test('reloading the page behind the dialog releases the hold', async ({ page, composed }) => {
  const date = dayAhead(109);
  const { form } = await openFromService(page);
  await form.patient.fill('Tara Example');
  await form.chooseWhen(date, '9:15 AM');
  await expect(form.heldTiming('9:15 AM')).toBeVisible();
  const free = async () => {
    const answer = await page.request.get(`${composed.url}/api/slots?service=5&date=${date}`);
    const slots = (await answer.json()) as { timing: string; free: number }[];
    return slots.find(({ timing }) => timing === '9:15 AM')?.free;
  };
  await expect.poll(free).toBe(0);
  await page.reload();
  await expect.poll(free).toBe(1);
});
