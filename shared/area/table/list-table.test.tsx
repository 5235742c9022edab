import { screen, waitFor, within } from '@testing-library/react';
import { UNREACHABLE_MESSAGE } from '@nivara/shared/api-client/http';
import { listQuerySchema } from '@nivara/shared/domain/list-query';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { keepSavedFiles } from '@nivara/shared/testing/saved-files';
import {
  firstRow,
  LAST_FIRST,
  openAppointments as open,
  serveAppointments,
  Appointments,
} from './testing/appointments-table';

afterEach(() => jest.restoreAllMocks());

test('lets the service select pages, sort and filter, and keeps these choices in the address', async () => {
  const service = serveAppointments();
  const { user, location, container } = open(service);
  expect(await firstRow('Patient 001')).toBe('1Patient 001cancelled');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await firstRow('Patient 011')).toBe('11Patient 011cancelled');
  expect(location()).toBe('/appointments?page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Booked');
  expect(await firstRow('Patient 002')).toBe('1Patient 002booked');
  expect(location()).toBe('/appointments?status=booked');
  await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
  await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'));
  expect(await firstRow('Patient 100')).toBe('1Patient 100booked');
  expect(location()).toBe('/appointments?sort=-name&status=booked');
  await expectAccessible(container);
});

test('a click on the heading of the default order reverses the order, and a second click restores it', async () => {
  const { user, location } = renderWithApp(
    <Appointments list={serveAppointments().list} initial={LAST_FIRST} />,
    {
      path: '/appointments',
    },
  );
  await firstRow('Patient 100');
  const heading = () => screen.getByRole('columnheader', { name: 'Name' });
  await user.click(within(heading()).getByRole('button'));
  await firstRow('Patient 001');
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  expect(location()).toBe('/appointments?sort=name');
  await user.click(within(heading()).getByRole('button'));
  await firstRow('Patient 100');
  expect(location()).toBe('/appointments');
});

test('a shared address shows the same rows', async () => {
  open(serveAppointments(), '/appointments?page=2&size=25&status=booked');
  expect(await firstRow('Patient 033')).toBe('26Patient 033booked');
});

test.each(['page=11', 'page=999'])(
  'shows the last page when the address asks for a later one: %s',
  async (search) => {
    const { container } = open(serveAppointments(), `/appointments?${search}`);
    expect(await firstRow('Patient 091')).toBe('91Patient 091cancelled');
    expect(screen.getByText('Page 10 of 10')).toBeInTheDocument();
    expect(screen.getByText('91–100 of 100')).toBeInTheDocument();
    expect(screen.queryByText('None yet')).not.toBeInTheDocument();
    await expectAccessible(container);
  },
);

test('asks the service once when there are no rows', async () => {
  const service = serveAppointments();
  service.rows = [];
  open(service);
  expect(await screen.findByText('None yet')).toBeInTheDocument();
  expect(service.asked).toHaveLength(1);
});

test('loads the chosen number of rows', async () => {
  const { user } = open(serveAppointments());
  await firstRow('Patient 001');
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' });
  for (const { value } of [...size.options].reverse()) {
    await user.selectOptions(size, value);
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(Number(value)));
    expect(size).toHaveValue(value);
  }
});

test('announces loading and keeps the current page until the next one is ready', async () => {
  const service = serveAppointments();
  const { user, container } = open(service);
  await firstRow('Patient 001');
  const frame = () => screen.getByRole('table').closest('[aria-busy]');
  expect(frame()).toHaveAttribute('aria-busy', 'false');
  service.holdBack();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(frame()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('rowheader', { name: 'Patient 001' })).toBeInTheDocument();
  await expectAccessible(container);
  service.letGo();
  await firstRow('Patient 011');
  expect(frame()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('status')).toHaveTextContent('100 rows');
});

test('keeps hidden columns in the address, without another call', async () => {
  const service = serveAppointments();
  const { user, location } = open(service, '/appointments?page=2');
  await firstRow('Patient 011');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Status' }));
  expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Status' })).toHaveFocus();
  expect(location()).toBe('/appointments?page=2&hide=status');
  expect(service.asked).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Status' }));
  expect(screen.getByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
  expect(location()).toBe('/appointments?page=2');
});

test('debounces the search and keeps its text out of the address', async () => {
  const service = serveAppointments();
  const { user, location } = open(service);
  await firstRow('Patient 001');
  await user.type(screen.getByRole('searchbox'), '089');
  expect(await firstRow('Patient 089')).toBe('1Patient 089booked');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Patient 001' })).toBeNull());
  expect(location()).toBe('/appointments');
  expect(service.asked.map(({ q }) => q)).toEqual(['', '089']);
});

test('trims a long pasted search to what the service accepts', async () => {
  const service = serveAppointments();
  const { user } = open(service);
  await firstRow('Patient 001');
  await user.click(screen.getByRole('searchbox'));
  await user.paste(`Patient\t002 ${'x'.repeat(5000)}`);
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  const asked = service.asked.at(-1);
  expect(asked?.q).toBe(`Patient 002 ${'x'.repeat(88)}`);
  await expect(listQuerySchema([], {}).validate(asked)).resolves.toMatchObject({ q: asked?.q });
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await firstRow('Patient 001')).toBe('1Patient 001cancelled');
});

test('the CSV file has all matching rows, not only those on the page, and a failed export shows an alert', async () => {
  const service = serveAppointments();
  const saved = keepSavedFiles();
  const { user } = open(service, '/appointments?status=booked');
  await firstRow('Patient 002');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  const lines = await saved.lines();
  expect(lines).toHaveLength(82);
  expect(lines.slice(-2)).toEqual(['80,Patient 100,booked', '']);
  service.down = true;
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(UNREACHABLE_MESSAGE);
});

test('the CSV file has all rows, even when the service has not counted them all', async () => {
  const service = serveAppointments();
  service.rows = Array.from({ length: 1_200 }, (_, index) => ({
    id: `v${index}`,
    name: `P${index}`,
    status: 'booked',
  }));
  const saved = keepSavedFiles();
  const { user } = open(service);
  await firstRow('P0');
  expect(screen.getByText('1–10 of more than 100')).toBeInTheDocument();
  expect(screen.getByText('Page 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved.files).toHaveLength(1));
  expect((await saved.lines()).filter((line) => line.includes('booked'))).toHaveLength(1_200);
});

test('shows an error instead of a truncated CSV file', async () => {
  const service = serveAppointments();
  service.rows = Array.from({ length: 10_001 }, (_, index) => ({
    id: `v${index}`,
    name: `P${index}`,
    status: 'booked',
  }));
  const saved = keepSavedFiles();
  const { user } = open(service);
  await firstRow('P0');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('up to 10,000 rows');
  expect(saved.files).toEqual([]);
  // Three calls: the page on the screen, the file's rows, and the check for rows beyond the file's limit.
  expect(service.asked).toHaveLength(3);
});

test('shows a failure, and the empty state after a retry', async () => {
  const service = serveAppointments();
  service.rows = [];
  service.down = true;
  const { user, container } = open(service);
  expect(await screen.findByText(UNREACHABLE_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  service.down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('None yet')).toBeInTheDocument();
});
