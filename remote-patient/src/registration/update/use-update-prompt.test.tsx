import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from '@nivara/shared/app-context/router';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { patientRecord, servePatient, type PatientService } from '../../testing/serve-patient';
import { useUpdatePrompt } from './use-update-prompt';

const MONTH_MS = 31 * 24 * 60 * 60_000;
const monthsAgo = (months: number) => new Date(Date.now() - months * MONTH_MS).toISOString();
const draft = patientRecord({ status: 'draft' });
const stale = patientRecord({ updatedAt: monthsAgo(7) });

let service: PatientService;
beforeEach(() => {
  localStorage.clear();
  service = servePatient();
});

function Area() {
  useUpdatePrompt();
  return <Link to="/user/asha.kulkarni/tests">Tests</Link>;
}

const PROFILE = '/user/asha.kulkarni/profile';
const enter = (user: SessionUser = sessionUser(), path = PROFILE) => renderWithApp(<Area />, { path, user });
const untilPatientRecordRequested = (times = 1) =>
  waitFor(() =>
    expect(service.requestedPaths.filter((path) => path === '/personalDetails')).toHaveLength(times),
  );
/** Waits for the effects of the answers. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['no patient record', []],
  ['a draft', [draft]],
  ['a patient record of seven months ago', [stale]],
])('opens the update modal once for %s', async (_, patientRecords) => {
  service.answer('/personalDetails', () => patientRecords);
  const { openedModals, user } = enter();
  await waitFor(() => expect(openedModals).toEqual([{ name: 'update', props: {} }]));
  await user.click(screen.getByRole('link', { name: 'Tests' }));
  await settle();
  expect(openedModals).toHaveLength(1);
});

test.each([
  '/user',
  '/user/',
  '/user/asha.kulkarni',
  '/user/asha.kulkarni/dashboard',
  '/user/asha.kulkarni/bookings/new',
  '/user/asha.kulkarni/appointments/new',
  '/user/asha.kulkarni/profile/registration/address',
])('does not open over %s, nor over the page after it', async (path) => {
  service.answer('/personalDetails', () => [draft]);
  const { openedModals, user } = enter(sessionUser(), path);
  await settle();
  await user.click(screen.getByRole('link', { name: 'Tests' }));
  await settle();
  await settle();
  expect(openedModals).toEqual([]);
});

test('does not open over a page that was opened before the patient record arrived', async () => {
  const { openedModals } = enter();
  fireEvent.click(screen.getByRole('link', { name: 'Tests' }));
  await untilPatientRecordRequested();
  await settle();
  await settle();
  expect(openedModals).toEqual([]);
});

test('opens only once in a session', async () => {
  service.answer('/personalDetails', () => [draft]);
  const { openedModals, rerender } = enter();
  await waitFor(() => expect(openedModals).toHaveLength(1));
  rerender(<p>Another page of the site</p>);
  rerender(<Area />);
  await settle();
  await settle();
  expect(openedModals).toHaveLength(1);
});

test('stays closed in another tab, and opens after the next sign-in', async () => {
  service.answer('/personalDetails', () => [draft]);
  const first = enter();
  await waitFor(() => expect(first.openedModals).toHaveLength(1));
  // Tabs of one browser share local storage only.
  const second = enter();
  await settle();
  await settle();
  expect(second.openedModals).toEqual([]);
  first.unmount();
  second.unmount();
  const next = enter(sessionUser({ access_token: 'session-2' }));
  await waitFor(() => expect(next.openedModals).toHaveLength(1));
});

test('stays closed while the patient record is complete and recent', async () => {
  service.answer('/personalDetails', () => [patientRecord({ updatedAt: monthsAgo(5) })]);
  const { openedModals, user } = enter();
  await untilPatientRecordRequested();
  await settle();
  await user.click(screen.getByRole('link', { name: 'Tests' }));
  await settle();
  expect(openedModals).toEqual([]);
  await untilPatientRecordRequested();
});

test('does not replace another dialog', async () => {
  service.answer('/personalDetails', () => [draft]);
  const other = document.body.appendChild(document.createElement('dialog'));
  other.setAttribute('open', '');
  const { openedModals } = enter();
  await untilPatientRecordRequested();
  await settle();
  expect(openedModals).toEqual([]);
  other.remove();
});

test('stays closed when the patient record cannot be read', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  service.cutOff('/personalDetails');
  const { openedModals } = enter();
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(openedModals).toEqual([]);
});
