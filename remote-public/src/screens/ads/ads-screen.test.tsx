import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './ads-screen';

const DATA = '/data/announcements.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = () => renderWithApp(<PublicRoutes />, { path: '/ads' });

test('shows an announcement with its place and its link, and the rules of advertising', async () => {
  const { container } = open();
  const poster = within(await screen.findByRole('article', { name: 'Two timings a day for sudden fevers' }));
  expect(poster.getByText(/^Where: Posters in our rooms/)).toBeInTheDocument();
  expect(poster.getByRole('link', { name: 'Kids care' })).toHaveAttribute('href', '/services/kids-care');
  const rules = screen.getByRole('region', { name: 'How we advertise' });
  expect(within(rules).getAllByRole('listitem')).toHaveLength(6);
  await expectAccessible(container);
});

test('an announcement with neither title nor text is left out, and the others are shown', async () => {
  files.publish(DATA, [{ title: 'Only this' }, { where: 'nowhere' }, null, { text: 'Or that', link: {} }]);
  const { container } = open();
  expect(await screen.findByRole('article', { name: 'Only this' })).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await expectAccessible(container);
});

test('an empty list of announcements shows a message', async () => {
  files.publish(DATA, []);
  open();
  expect(await screen.findByText('We are advertising nothing at the moment')).toBeInTheDocument();
});

test('retries announcements that fail to load', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('The announcements could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
});
