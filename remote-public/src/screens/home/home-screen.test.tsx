import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { sectionId } from '../../paths';
import PublicRoutes from '../../routes';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
// Imported early, so that no test waits for the compiler.
import './home-screen';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

test('a visitor finds the ten services and the doctors', async () => {
  const { container } = renderWithApp(<PublicRoutes />);
  const services = await screen.findByRole('region', { name: 'Ten services, one thread of care' });
  expect(await within(services).findAllByRole('link')).toHaveLength(10);
  expect(within(services).getByRole('link', { name: 'Kids care' })).toHaveAttribute(
    'href',
    '/services/kids-care',
  );
  expect(await screen.findAllByRole('button', { name: /^Read the profile of/ })).toHaveLength(5);
  expect(document.title).toBe('Physician-led health and wellness in Pune · Nivara');
  await expectAccessible(container);
});

const data = (file: string) =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../public/data', file), 'utf8')) as { url: string }[];
const sections = [...data('servicesMenu.json'), ...data('pages.json')].flatMap(({ url }) =>
  url.startsWith('/#') ? [url] : [],
);

test('menu and search link to sections of this page', () => {
  expect(sections).toEqual(expect.arrayContaining(['/#how-to-book', '/#doctors', '/#visit']));
});

test.each(sections)('the section of %s exists and has a name', async (url) => {
  const { container } = renderWithApp(<PublicRoutes />);
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector(`section[id="${sectionId(url)}"]`)).toHaveAccessibleName();
});

test('gives opening hours, directions in words, and the emergency number', async () => {
  renderWithApp(<PublicRoutes />);
  const directions = within(await screen.findByRole('region', { name: 'Opening hours and directions' }));
  expect(directions.getByText('8:00 AM – 11:45 AM')).toBeInTheDocument();
  expect(directions.getByRole('heading', { name: 'Finding your way' })).toBeInTheDocument();
  expect(directions.getByText(/Get off at Shivajinagar/)).toBeInTheDocument();
  expect(directions.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
});

test('a doctor’s card opens the profile viewer at that doctor', async () => {
  const { user, openedModals } = renderWithApp(<PublicRoutes />);
  await user.click(await screen.findByRole('button', { name: 'Read the profile of Dr. Meera Example' }));
  expect(openedModals).toEqual([{ name: 'directors', props: { directorId: 3 } }]);
});

test('the booking button opens the booking form, and the booking links lead to its page', async () => {
  const { user, openedModals } = renderWithApp(<PublicRoutes />);
  const steps = await screen.findByRole('region', { name: 'Four steps to your appointment' });
  await user.click(within(steps).getByRole('button', { name: 'Book an appointment' }));
  expect(openedModals).toEqual([{ name: 'appointment', props: {} }]);
  const links = screen.getAllByRole('link', { name: 'Book an appointment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/book-now', '/book-now']);
});

test('a visitor is offered an account; someone signed in is not', async () => {
  const visitor = renderWithApp(<PublicRoutes />);
  await visitor.user.click(await screen.findByRole('button', { name: 'Create an account' }));
  expect(visitor.openedModals).toEqual([{ name: 'login', props: { view: 'sign-up' } }]);
  visitor.unmount();

  renderWithApp(<PublicRoutes />, { user: sessionUser() });
  await screen.findByRole('link', { name: 'Call +91 20 0000 0000' });
  expect(screen.queryByRole('button', { name: 'Create an account' })).not.toBeInTheDocument();
});

test('services that fail to load show a message, and Retry loads them', async () => {
  files.cutOff();
  const { user } = renderWithApp(<PublicRoutes />);
  const services = await screen.findByRole('region', { name: 'Ten services, one thread of care' });
  expect(await within(services).findByText('The services could not be loaded')).toBeInTheDocument();
  files.mend();
  await user.click(within(services).getByRole('button', { name: 'Retry' }));
  expect(await within(services).findAllByRole('link')).toHaveLength(10);
});
