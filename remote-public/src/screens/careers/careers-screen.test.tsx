import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './careers-screen';

const DATA = '/data/careers.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = () => renderWithApp(<PublicRoutes />, { path: '/careers' });
const positions = async () => within(await screen.findByRole('region', { name: 'Open positions' }));

test('without open positions, shows the roles and how to apply', async () => {
  const { container } = open();
  const section = await positions();
  expect(await section.findByText('There are no open positions at the moment')).toBeInTheDocument();
  expect(section.getByRole('heading', { name: 'Nurses' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Apply by e-mail' })).toHaveAttribute(
    'href',
    'mailto:support@example.org?subject=Application%20to%20Nivara',
  );
  await expectAccessible(container);
});

test('shows an open position, without the parts that the data lacks', async () => {
  files.publish(DATA, { openings: [{ title: 'Night nurse', text: 'From January.' }, { text: 'No title' }] });
  open();
  const section = await positions();
  expect(await section.findByRole('heading', { name: 'Night nurse' })).toBeInTheDocument();
  expect(section.queryByText('There are no open positions at the moment')).not.toBeInTheDocument();
  expect(section.queryByText('No title')).not.toBeInTheDocument();
  expect(section.queryByText('Whom we need again and again')).not.toBeInTheDocument();
});

test('loads the positions on request after a failure, and shows the rest of the page meanwhile', async () => {
  files.cutOff();
  const { user } = open();
  const section = await positions();
  await section.findByText('The open positions could not be loaded');
  expect(screen.getByRole('link', { name: 'Apply by e-mail' })).toBeInTheDocument();
  files.mend();
  await user.click(section.getByRole('button', { name: 'Retry' }));
  expect(await section.findByRole('heading', { name: 'Front desk' })).toBeInTheDocument();
});
