import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { openDesk } from '../testing/open-desk';
import { idOf, serveDesk, waitingEntry } from '../testing/serve-desk';
import './waiting-list-screen';

afterEach(() => jest.restoreAllMocks());

const offered = waitingEntry({
  status: 'offered',
  offer: { timing: '9:15 AM', expiresAt: '2099-01-01T00:00:00.000Z' },
});

test('books the offered timing for a patient who accepts it', async () => {
  const service = serveDesk({
    waiting: [offered, waitingEntry({ id: idOf('6'), patientName: 'Sunil Patil' })],
  });
  const { user, toasts, container } = openDesk('/desk/waiting-list');
  await user.click(await screen.findByRole('button', { name: 'Book for Asha Rao' }));
  expect(screen.queryByRole('button', { name: 'Book for Sunil Patil' })).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Book it' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(service.callsTo('POST /desk/waiting-list/:id/accept').map(({ id }) => id)).toEqual([idOf('f')]);
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
  await expectAccessible(container);
});

test('removes an entry from the list', async () => {
  const service = serveDesk({ waiting: [waitingEntry()] });
  const { user } = openDesk('/desk/waiting-list');
  await user.click(await screen.findByRole('button', { name: 'Remove Asha Rao' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove from the list' }));
  expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeInTheDocument();
  expect(service.callsTo('DELETE /desk/waiting-list/:id')).toHaveLength(1);
});
