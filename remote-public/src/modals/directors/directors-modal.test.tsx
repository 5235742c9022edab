import { screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import DirectorsModal from './directors-modal';

const DATA = '/data/directorsData.json';

let files: PublicFiles;
const close = jest.fn();
beforeEach(() => {
  files = servePublicFiles();
  close.mockClear();
});

const open = (directorId?: number) =>
  renderWithApp(<DirectorsModal directorId={directorId} titleId="title" close={close} />);

test('shows the requested director, and then the director whom the visitor chooses', async () => {
  const { user, container } = open(3);
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 3, name: 'Dr. Meera Example' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Portrait of Dr. Meera Example' })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Dr. Rohan Sample' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Dr. Rohan Sample' })).toBeInTheDocument();
  expect(screen.getByText('Director, children’s health')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Dr. Rohan Sample' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(container);
});

test('shows the founder when the requested director is unknown', async () => {
  open(99);
  expect(await screen.findByRole('heading', { level: 3, name: 'Dr. Asha Demo' })).toBeInTheDocument();
});

test('the founder’s profile has every section and links to its page', async () => {
  const { user, container, location } = open(1);
  const profile = within(await screen.findByRole('article', { name: 'Dr. Asha Demo' }));
  for (const name of [
    'Experience',
    'Medical education',
    'Spiritual and yoga education',
    'Work experience',
    'Technology',
    'Research focus',
    'Scope of work',
  ]) {
    expect(profile.getByRole('region', { name })).toBeInTheDocument();
  }
  expect(profile.getByText('Listen first. Treat the person. Explain everything.')).toBeInTheDocument();
  await expectAccessible(container);

  await user.click(profile.getByRole('link', { name: 'Open this profile as a page' }));
  expect(location()).toBe('/teams/1');
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows the parts that an incomplete entry has', async () => {
  files.publish(DATA, [{ id: 7, title: 'Physiotherapist' }, { name: 'No id' }, null]);
  open();
  expect(await screen.findByRole('heading', { name: 'A member of our team' })).toBeInTheDocument();
  expect(screen.getByText('Physiotherapist')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('an empty list shows a message', async () => {
  files.publish(DATA, []);
  open();
  expect(await screen.findByText('No profiles are published yet')).toBeInTheDocument();
});

test('retries a list that fails to load', async () => {
  files.cutOff();
  const { user } = open();
  await screen.findByText('The profiles could not be loaded');
  files.mend();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Dr. Asha Demo' })).toBeInTheDocument();
});
