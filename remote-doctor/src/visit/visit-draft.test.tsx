import { fireEvent, screen, waitFor } from '@testing-library/react';
import { memoryStore } from '@nivara/shared/testing/render-with-app';
import { openDoctor } from '../testing/open-doctor';
import { idOf } from '../testing/doctor-day';
import { serveVisit } from '../testing/serve-visit';
import { visit } from '../testing/visit';
import './visit-screen';

const path = `/doctor/appointments/${idOf('a')}`;
const assessment = () => screen.findByLabelText('Assessment');

afterEach(() => {
  jest.restoreAllMocks();
});

test('saves the last typed words when the page is reloaded', async () => {
  const service = serveVisit();
  const { user } = openDoctor(path);
  await user.type(await assessment(), 'Viral fever');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(service.callsTo('PUT /visits/:id/notes')).toHaveLength(1));
});

test('restores and saves notes that could not be saved before the page was left', async () => {
  const store = memoryStore();
  const service = serveVisit();
  service.refuse('PUT /visits/:id/notes', 'unreachable');
  const first = openDoctor(path, { store });
  await first.user.type(await assessment(), 'Viral fever');
  first.unmount();
  service.mend();
  openDoctor(path, { store });
  expect(await assessment()).toHaveValue('Viral fever');
  await waitFor(() =>
    expect(service.callsTo('PUT /visits/:id/notes').at(-1)?.body).toMatchObject({
      assessment: 'Viral fever',
      version: 0,
    }),
  );
  await waitFor(async () => expect(await store.read(`visit ${idOf('a')}`)).toBeUndefined());
});

test('asks which version counts when the notes were changed after the draft', async () => {
  const store = memoryStore();
  await store.write(`visit ${idOf('a')}`, {
    notes: { ...visit().notes, assessment: 'Viral fever' },
    version: 0,
  });
  const service = serveVisit();
  service.change({ notes: { ...visit().notes, assessment: 'Dengue?' }, version: 5 });
  const { user } = openDoctor(path, { store });
  expect(await screen.findByText('Dengue?')).toBeInTheDocument();
  expect(await assessment()).toHaveValue('Viral fever');
  await user.click(screen.getByRole('button', { name: 'Take the other version' }));
  expect(await assessment()).toHaveValue('Dengue?');
  expect(await store.read(`visit ${idOf('a')}`)).toBeUndefined();
});
