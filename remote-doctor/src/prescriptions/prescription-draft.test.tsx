import { screen, waitFor } from '@testing-library/react';
import { memoryStore } from '@nivara/shared/testing/render-with-app';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
import { servePrescriptions } from './testing/serve-prescriptions';
// Imported early, so that no test waits for the compiler.
import './writing/write-prescription-screen';

afterEach(() => jest.restoreAllMocks());

const path = `/doctor/prescriptions/new?patient=${idOf('b')}`;
const name = `prescription medicine ${idOf('b')}`;
const whatFor = () => screen.findByLabelText('What for (optional)');
const said = /^You typed this before/;

test('restores an unsaved prescription; “Start over” discards it, and “Undo” brings it back', async () => {
  const store = memoryStore();
  servePrescriptions();
  const first = openDoctor(path, { store });
  await first.user.type(await whatFor(), 'Fever');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  first.unmount();
  const { user } = openDoctor(path, { store });
  expect(await whatFor()).toHaveValue('Fever');
  expect(screen.getByText(said)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await whatFor()).toHaveValue('');
  expect(await store.read(name)).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await whatFor()).toHaveValue('Fever');
  expect(await store.read(name)).toMatchObject({ info: 'Fever' });
});

test('forgets the draft once the prescription is saved', async () => {
  const store = memoryStore();
  servePrescriptions();
  const { user, location } = openDoctor(path, { store });
  await user.type(await screen.findByLabelText('In words (optional)'), 'Rest');
  expect(await store.read(name)).toMatchObject({ prescription: 'Rest' });
  await user.click(screen.getByRole('button', { name: 'Save the prescription' }));
  await waitFor(() => expect(location()).toBe(`/doctor/prescriptions/${idOf('e')}`));
  expect(await store.read(name)).toBeUndefined();
});
