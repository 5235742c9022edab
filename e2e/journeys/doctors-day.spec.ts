import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible';
import { bookingForm, dayAhead } from '../fixtures/booking-form';
import { moveToToday } from '../fixtures/day-of-visit';
import { patientArea, signInAsNewPatient } from '../fixtures/patient-area';
import { signInByCall } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';

/** The doctor works in a browser of their own. */
async function openAsDoctor(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await signInByCall(page, url, 'doctor');
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a patient and a doctor go through a visit, from the request to the answered question', async ({
  page: patient,
  browser,
  composed,
}) => {
  test.slow();
  const { username, name } = await signInAsNewPatient(patient, composed.url);
  const { main } = patientArea(patient);

  // The patient requests an appointment, and leaves the timing to the doctor.
  await patient.goto(`/user/${username}/bookings/new`);
  const form = bookingForm(main);
  await form.choose('Service', 'Speciality treatments');
  await main.getByRole('radio', { name: `Myself, ${name}` }).check();
  await form.chooseDate(dayAhead(150));
  await form.complaints.fill('Tired since spring');
  await form.button('Next').click();
  await form.button('Book appointment').click();
  await expect(main.getByText(`Appointment booked successfully for ${name}!`)).toBeVisible();
  await main.getByRole('link', { name: 'See the appointment' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    /^Speciality treatments, .+, timing\sto\sbe\schosen$/,
  );
  const bookingId = (await main.getByText(/^BK-/).textContent()) ?? '';

  // The doctor gives the request a timing.
  const doctor = await openAsDoctor(browser, composed.url);
  await doctor.goto('/doctor/appointments/requests');
  await button(doctor, `Give a timing: ${bookingId}`).click();
  const timing = doctor.getByRole('dialog', { name: `A timing for ${name}` });
  await timing.getByRole('radio').first().check({ force: true });
  await timing.getByRole('button', { name: 'Give this timing' }).click();
  await expect(timing).toBeHidden();

  // The patient arrives, and is seen.
  await moveToToday(composed.dataDir, bookingId);
  await doctor.goto('/doctor');
  // The next patient is shown above the list, and in the list too.
  const state = doctor.getByRole('group', { name: `State of ${name}` }).first();
  await state.getByRole('button', { name: 'Arrived' }).click();
  await expect(state.getByRole('button', { name: 'Being seen' })).toBeVisible();
  await doctor
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(doctor.getByRole('heading', { level: 1, name })).toBeVisible();
  const visit = doctor.url();
  await button(doctor, 'Being seen').click();
  await doctor.getByLabel('Complaint', { exact: true }).fill('Tired since spring, sleeps badly.');
  await doctor.getByLabel('Assessment').fill('Perhaps a lack of iron.');
  await doctor.getByLabel('Plan', { exact: true }).fill('Two blood tests, and iron until then.');
  await doctor.getByLabel('Advice').fill('Walk half an hour each day.');
  await doctor.getByLabel('Advice').blur();
  await expect(doctor.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(doctor);

  // One press opens each form from the visit, and saving returns to the visit.
  const write = (name: string) =>
    doctor.getByRole('navigation', { name: 'Write for this visit' }).getByRole('link', { name });
  await write('Prescription').click();
  await doctor.getByRole('combobox', { name: 'Medicine' }).fill('Ferrous sulphate');
  await doctor.getByLabel(/^Dose/).fill('200 mg');
  await doctor.getByLabel('How often').fill('1-0-0');
  await doctor.getByLabel(/^Days/).fill('30');
  await button(doctor, 'Save the prescription').click();
  await expect(doctor).toHaveURL(visit);

  await write('Tests').click();
  for (const ordered of ['Complete blood count', 'Vitamin D and B12']) {
    await doctor.getByRole('checkbox', { name: new RegExp(`^${ordered}`) }).check();
  }
  await button(doctor, /^Order/).click();
  await expect(doctor).toHaveURL(visit);

  await write('Diet').click();
  await doctor.getByLabel('Title').fill('More iron');
  await doctor.getByRole('textbox', { name: 'Meal' }).fill('Spinach with lemon');
  await button(doctor, 'Save the plan').click();
  await expect(doctor).toHaveURL(visit);

  await button(doctor, 'Sign the visit').click();
  await doctor.getByRole('dialog').getByRole('button', { name: 'Sign' }).click();
  await expect(button(doctor, 'Sign the visit')).toBeHidden();
  // The signature ends the visit.
  await expect(doctor.getByText('Done', { exact: true })).toBeVisible();

  // The patient reads the summary, the prescription and the pending tests.
  await patient.goto(`/user/${username}/notifications`);
  await main.getByRole('article').filter({ hasText: 'summary' }).getByRole('link').click();
  await expect(main).toContainText('Perhaps a lack of iron.');
  await expect(main).toContainText('Walk half an hour each day.');
  await patient.goto(`/user/${username}/prescription/all`);
  await expect(main).toContainText('Ferrous sulphate');
  await patient.goto(`/user/${username}/tests/schedule/pending`);
  await expect(main).toContainText('Vitamin D and B12');
  await expect(main).toContainText('Complete blood count');

  // The doctor enters the values and releases them; until then the patient sees the test as pending.
  await doctor.goto('/doctor/reports/in-hand');
  await doctor
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('link', { name: 'Complete blood count' })
    .click();
  await doctor.getByLabel(/^Haemoglobin/).fill('10.1');
  await expect(doctor.getByRole('form', { name: 'Result' })).toContainText('Below range');
  await doctor.getByLabel(/^White cells/).fill('6');
  await doctor.getByLabel(/^Platelets/).fill('220');
  await doctor.getByLabel(/^Remark for the patient/).fill('Iron is low, as we thought.');
  await button(doctor, 'Save the result').click();
  await expect(button(doctor, 'Release the result')).toBeVisible();
  await patient.reload();
  await expect(main).toContainText(/being looked at/i);
  await button(doctor, 'Release the result').click();
  await expect(doctor.getByText(`The result is released. ${name} can read it now.`)).toBeVisible();

  // The patient reads the report and asks; the doctor answers.
  await patient.setViewportSize({ width: 360, height: 740 });
  await patient.goto('/user');
  // On a phone one tap shows the value.
  await main
    .getByRole('region', { name: 'To do' })
    .getByRole('link', { name: /^Read ?: .*result/i })
    .first()
    .click({ timeout: 30_000 });
  await expect(main.getByRole('list', { name: 'Results' }).getByText('10.1')).toBeInViewport();
  await patient.setViewportSize({ width: 1280, height: 900 });
  await expect(main).toContainText('Iron is low, as we thought.');
  await expect(main).toContainText('10.1');
  await main.getByRole('link', { name: 'Ask the doctor' }).click();
  await main.getByLabel('Your message').fill('How long do I take the iron?');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('list', { name: 'Messages' })).toContainText('How long do I take the iron?');

  await doctor.goto('/doctor/messages');
  await doctor.getByRole('link', { name }).click();
  await expect(doctor.getByRole('list', { name: 'Messages' })).toContainText('How long do I take the iron?');
  await doctor.getByLabel('Your message').fill('Three months, then we measure again.');
  await button(doctor, 'Send').click();
  await expect(main.getByRole('list', { name: 'Messages' })).toContainText(
    'Three months, then we measure again.',
  );
  await doctor.context().close();
});
