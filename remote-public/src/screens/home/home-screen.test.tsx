import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import PublicRoutes from '../../routes';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
// The lazy screens, ahead of time: no test waits for them to be compiled.
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

test.each(['how-to-book', 'doctors', 'visit'])('menus can lead to the section “%s”', async (id) => {
  const { container } = renderWithApp(<PublicRoutes />);
  await screen.findByRole('heading', { level: 1 });
  expect(container.querySelector(`section[id="${id}"]`)).toBeInTheDocument();
});

test('a doctor’s card opens the profile viewer at that doctor', async () => {
  const { user, openedModals } = renderWithApp(<PublicRoutes />);
  await user.click(await screen.findByRole('button', { name: 'Read the profile of Dr. Meera Example' }));
  expect(openedModals).toEqual([{ name: 'directors', props: { directorId: 3 } }]);
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

test('services that cannot be loaded are said so, and tried again', async () => {
  files.cutOff();
  const { user } = renderWithApp(<PublicRoutes />);
  const services = await screen.findByRole('region', { name: 'Ten services, one thread of care' });
  expect(await within(services).findByText('The services could not be loaded')).toBeInTheDocument();
  files.mend();
  await user.click(within(services).getByRole('button', { name: 'Retry' }));
  expect(await within(services).findAllByRole('link')).toHaveLength(10);
});
