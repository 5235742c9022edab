import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useModals } from '@nivara/shared/app-context/app-context';
import { RemotesProvider } from '../testing/remotes-provider';
import { ModalProvider } from './modal-provider';

function Opener() {
  const { openModal } = useModals();
  return (
    <button type="button" onClick={() => openModal('update', {})}>
      Open
    </button>
  );
}

test('a modal that no remote offers says "Form not found" and closes by its button', async () => {
  const user = userEvent.setup();
  render(
    <RemotesProvider remotes={{}}>
      <ModalProvider>
        <Opener />
      </ModalProvider>
    </RemotesProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Form not found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
