import { screen } from '@testing-library/react';
import { ChosenPersonContext } from '@nivara/shared/area/person/chosen-person';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { bill, paidBill, serveBills } from '../testing/serve-bills';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './bills-screen';

const OWN = '/user/asha.kulkarni/bills';

afterEach(() => jest.restoreAllMocks());

function narrow() {
  const originalMatchMedia = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...originalMatchMedia(media), matches: media.includes('width <') }));
}

const openFor = (person?: string) =>
  renderWithApp(
    <ChosenPersonContext value={person}>
      <AreaSection names={['bills']} />
    </ChosenPersonContext>,
    { path: OWN, user: sessionUser() },
  );
const row = () => screen.findByRole('row', { name: /NV-2026-000123/ });

test('on a narrow screen, the list names the patient of each bill', async () => {
  narrow();
  serveBills([bill(), bill({ id: 'b4'.repeat(16), billNo: 'NV-2026-000124', patientName: 'Tara Kulkarni' })]);
  openFor();
  expect(await row()).toHaveTextContent('Me, NV-2026-000123₹720.00');
  expect(screen.getByRole('row', { name: /Tara Kulkarni.*NV-2026-000124/ })).toBeInTheDocument();
});

test('on a narrow screen, the list of one patient leaves out the name, and keeps the amount', async () => {
  narrow();
  serveBills([bill()]);
  openFor('a'.repeat(32));
  expect(await row()).toHaveTextContent('2 March 2026Kids careNV-2026-000123₹720.00Unpaid');
  expect(await row()).not.toHaveTextContent('Asha Kulkarni');
});

test('on a narrow screen, the list links to the receipt of a paid bill', async () => {
  narrow();
  serveBills([paidBill()]);
  openFor();
  const receipt = await screen.findByRole('link', { name: 'Receipt for bill NV-2026-000100 as PDF' });
  expect(receipt).toHaveAttribute('download', 'receipt-NV-2026-000100.pdf');
});

test('the page shows the sum to pay, and links to the first bill', async () => {
  const newest = { id: 'b3'.repeat(16), billNo: 'NV-2026-000130', date: '2026-03-05' };
  const part = bill({ ...newest, status: 'part paid', received: 22_000, balance: 50_000 });
  serveBills([bill(), part, paidBill()]);
  const { container } = openFor();
  expect(await screen.findByText('₹1,220.00 to pay in 2 bills')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See and pay the first (bill NV-2026-000130)' })).toHaveAttribute(
    'href',
    `${OWN}/${newest.id}`,
  );
  await expectAccessible(container);
});

test('the page shows no sum when all bills are paid', async () => {
  serveBills([paidBill()]);
  openFor();
  await screen.findByRole('row', { name: /NV-2026-000100/ });
  expect(screen.queryByText(/to pay in/)).not.toBeInTheDocument();
});

test('a bill paid in part shows what is still to pay', async () => {
  narrow();
  serveBills([bill({ status: 'part paid', received: 22_000, balance: 50_000 })]);
  openFor();
  expect(await row()).toHaveTextContent('₹720.00₹500.00 to pay');
});

test('the list asks for no order when it opens', async () => {
  const { callsTo } = serveBills([bill()]);
  openFor();
  await row();
  const lists = callsTo('GET /bills').filter(({ query }) => query.get('size') === '10');
  expect(lists.map(({ query }) => query.get('sort'))).toEqual([null]);
});
