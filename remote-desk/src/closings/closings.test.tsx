import { screen, waitFor, within } from '@testing-library/react';
import { CLOSING_MESSAGES, type NewClosing, type DayClosing } from '@nivara/shared/domain/day-closing';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDesk } from '../testing/open-desk';
import './closing-screen';
import './closings-screen';

afterEach(() => jest.restoreAllMocks());

const DAY = '2026-03-02';
const ROWS = [
  { date: DAY, expected: 70_000, counted: null, difference: null, closedAt: null, closedBy: null },
  {
    date: '2026-03-01',
    expected: 50_000,
    counted: 49_500,
    difference: -500,
    closedAt: '2026-03-01T15:00:00.000Z',
    closedBy: 'Priya Demo',
  },
];

function serveClosings() {
  let closing: DayClosing = {
    date: DAY,
    received: { cash: 50_000, card: 0, upi: 30_000 },
    refunded: { cash: 10_000, card: 0, upi: 0 },
    expected: { cash: 40_000, card: 0, upi: 30_000 },
    counted: null,
    closedAt: null,
    closedBy: null,
    note: null,
  };
  return serveCalls({
    'GET /desk/closings': () => ({ rows: ROWS, total: ROWS.length }),
    'GET /desk/closings/:date': () => closing,
    'POST /desk/closings/:date': ({ body }) => {
      const { counted, note } = body as NewClosing;
      closing = {
        ...closing,
        counted,
        note: note ?? null,
        closedAt: '2026-03-02T15:00:00.000Z',
        closedBy: 'Priya Demo',
      };
      return closing;
    },
  });
}

it('lists open and closed days', async () => {
  serveClosings();
  const { container } = openDesk('/desk/bills/closings');
  expect(await screen.findByRole('row', { name: /2 March 2026 ₹700\.00 — — Open/ })).toBeInTheDocument();
  expect(
    screen.getByRole('row', { name: /1 March 2026 ₹500\.00 ₹495\.00 -₹5\.00 Closed Priya/ }),
  ).toBeInTheDocument();
  await expectAccessible(container);
});

it('prints a counting sheet for an open day', async () => {
  serveClosings();
  const { user, container } = openDesk(`/desk/bills/closings/${DAY}`);
  const print = jest.spyOn(window, 'print').mockImplementation();
  await user.click(await screen.findByRole('button', { name: 'Print a counting sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  const sheet = container.querySelector('[data-print-alone]');
  expect(sheet).toHaveTextContent('Closing of Monday, 2 March 2026');
  expect(sheet).toHaveTextContent('Together₹800.00₹100.00₹700.00');
  expect(sheet).toHaveTextContent('Not closed yet.');
});

it('shows how the counted amounts differ, asks for the reason, and saves amounts and reason', async () => {
  const service = serveClosings();
  const { user, container, toasts } = openDesk(`/desk/bills/closings/${DAY}`);
  const expected = within(await screen.findByRole('table', { name: 'Expected' }));
  expect(expected.getByRole('row', { name: 'Cash ₹500.00 ₹100.00 ₹400.00' })).toBeInTheDocument();
  expect(expected.getByRole('row', { name: 'Together ₹800.00 ₹100.00 ₹700.00' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  await screen.findByRole('group', { name: 'Please check these answers' });
  expect(screen.getByRole('textbox', { name: 'UPI' })).toHaveAccessibleDescription(
    expect.stringContaining(CLOSING_MESSAGES.counted),
  );
  await user.type(screen.getByRole('textbox', { name: 'Cash' }), '395');
  expect(screen.getByText('₹5.00 less than expected')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Card' }), '0');
  await user.type(screen.getByRole('textbox', { name: 'UPI' }), '300');
  expect(screen.getAllByText('As expected')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const note = screen.getByRole('textbox', { name: /Note/ });
  await waitFor(() => expect(note).toHaveFocus());
  expect(note).toHaveAccessibleDescription(expect.stringContaining(CLOSING_MESSAGES.note));
  expect(service.callsTo('POST /desk/closings/:date')).toEqual([]);
  await expectAccessible(container);
  await user.type(note, 'Change was given twice');
  await user.click(screen.getByRole('button', { name: 'Close the day' }));
  const sheet = within(await screen.findByRole('article', { name: /^Closing of Monday, 2 March 2026/ }));
  expect(sheet.getByRole('row', { name: 'Cash ₹500.00 ₹100.00 ₹400.00 ₹395.00 -₹5.00' })).toBeInTheDocument();
  expect(sheet.getByText('Change was given twice')).toBeInTheDocument();
  expect(service.callsTo('POST /desk/closings/:date')[0]?.body).toEqual({
    counted: { cash: 39_500, card: 0, upi: 30_000 },
    note: 'Change was given twice',
  });
  expect(toasts[0]?.text).toBe('2 March 2026 is closed.');
  await expectAccessible(container);
});

it('shows a failure, and the closing after a retry', async () => {
  const service = serveClosings();
  service.refuse('GET /desk/closings/:date', 'unreachable');
  const { user } = openDesk(`/desk/bills/closings/${DAY}`);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  service.mend();
  await user.click(retry);
  expect(await screen.findByRole('button', { name: 'Close the day' })).toBeInTheDocument();
});

it('redirects an address without a day to the list', async () => {
  serveClosings();
  const { location } = openDesk('/desk/bills/closings/today');
  expect(await screen.findByRole('heading', { level: 1, name: 'Day’s closing' })).toBeInTheDocument();
  expect(location()).toBe('/desk/bills/closings');
});
