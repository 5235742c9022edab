import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import PublicRoutes from '../../routes';
// Imported early, so that no test waits for the compiler.
import './legal-screen';

const DATA = '/data/legal.json';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
});

const open = (path: string) => renderWithApp(<PublicRoutes />, { path });

test.each([
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/refunds', 'Refunds and cancellation'],
  ['/legal', 'Legal notice'],
])('%s is a draft with a date, and its contents link to its sections', async (path, title) => {
  const { user, container, location } = open(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText('20 November 2026')).toBeInTheDocument();
  expect(screen.getByText(/a lawyer has to review and complete it/)).toBeInTheDocument();
  await expectAccessible(container);

  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(contents.length).toBeGreaterThan(5);
  for (const link of contents) {
    const [page, id] = link.getAttribute('href')?.split('#') ?? [];
    expect(page).toBe(path);
    expect(container.querySelector(`section[id="${id}"]`)).toHaveAccessibleName(link.textContent ?? '');
  }
  const [first] = contents;
  if (first) await user.click(first);
  expect(location()).toMatch(`${path}#`);
  const others = screen.getByRole('navigation', { name: 'Other legal texts' });
  expect(within(others).getAllByRole('link')).toHaveLength(3);
});

test('a text with missing parts shows its remaining parts', async () => {
  files.publish(DATA, [{ url: '/terms', sections: [{ paragraphs: 'Be kind.' }, { title: 'Nothing' }] }]);
  const { container } = open('/terms');
  expect(await screen.findByRole('heading', { level: 1, name: 'Legal' })).toBeInTheDocument();
  expect(screen.getByText('Be kind.')).toBeInTheDocument();
  await expectAccessible(container);
});

test('a text that the data file does not contain is not found', async () => {
  files.publish(DATA, { odd: true });
  open('/privacy');
  expect(await screen.findByRole('heading', { name: 'We could not find that page' })).toBeInTheDocument();
});

test('retries a text that fails to load', async () => {
  files.cutOff();
  const { user } = open('/refunds');
  await screen.findByText('This text could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Refunds and cancellation' }),
  ).toBeInTheDocument();
});
