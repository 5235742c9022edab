import { screen } from '@testing-library/react';
import { ChosenPersonContext } from '@nivara/shared/area/person/chosen-person';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { bill, serveBills } from '../testing/serve-bills';
import { AreaSection } from '../../testing/area-section';
// Imported early, so that no test waits for the compiler.
import './bills-screen';

const OWN = '/user/asha.kulkarni/bills';

afterEach(() => jest.restoreAllMocks());

function narrow() {
  const anyWindow = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...anyWindow(media), matches: media.includes('width <') }));
}

const openFor = (person?: string) =>
  renderWithApp(
    <ChosenPersonContext value={person}>
      <AreaSection names={['bills']} />
    </ChosenPersonContext>,
    { path: OWN, user: sessionUser() },
  );
const row = () => screen.findByRole('row', { name: /NV-2026-000123/ });

test('a summary names the patient of each bill', async () => {
  narrow();
  serveBills([bill()]);
  openFor();
  expect(await row()).toHaveTextContent('Asha Kulkarni, NV-2026-000123₹720.00');
});

test('a summary of one patient leaves out the name, and keeps the amount', async () => {
  narrow();
  serveBills([bill()]);
  openFor('a'.repeat(32));
  expect(await row()).toHaveTextContent('2 March 2026Kids careNV-2026-000123₹720.00Unpaid');
  expect(await row()).not.toHaveTextContent('Asha Kulkarni');
});
