import { StrictMode, useState } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Dialog } from './dialog';

function Page({
  withField = false,
  onClose = () => undefined,
}: {
  withField?: boolean;
  onClose?: () => void;
}) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Open</button>
      {open ? (
        <Dialog titleId="title" onClose={close}>
          <h2 id="title">Book a visit</h2>
          {withField ? (
            <>
              <label htmlFor="name">Name</label>
              <input id="name" />
            </>
          ) : null}
          <button>Send</button>
        </Dialog>
      ) : null}
    </StrictMode>
  );
}

async function openDialog(props: { withField?: boolean; onClose?: () => void } = {}) {
  const app = renderWithApp(<Page {...props} />);
  await app.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...app, dialog: screen.getByRole('dialog', { name: 'Book a visit' }) };
}

const expectClosedAndFocusReturned = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
};

test('focuses the first field', async () => {
  const { user } = await openDialog({ withField: true });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosedAndFocusReturned();
});

test('focuses the heading when there is no field', async () => {
  const { dialog } = await openDialog();
  expect(screen.getByRole('heading', { name: 'Book a visit' })).toHaveFocus();
  await expectAccessible(dialog);
});

test('keeps the focus inside, forwards and backwards', async () => {
  const { user } = await openDialog();
  const [close, send] = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('button', { name: 'Send' }),
  ];
  await user.tab();
  expect(send).toHaveFocus();
  await user.tab();
  expect(close).toHaveFocus();
  await user.tab({ shift: true });
  expect(send).toHaveFocus();
});

test('calls onClose once for Escape, close button and backdrop each, and returns the focus', async () => {
  const onClose = jest.fn();
  const { user } = await openDialog({ onClose });
  await user.keyboard('{Escape}');
  expectClosedAndFocusReturned();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expectClosedAndFocusReturned();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('dialog'));
  expectClosedAndFocusReturned();
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('stays open when a press inside ends on the backdrop', async () => {
  const { user, dialog } = await openDialog();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Book a visit' }) },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeInTheDocument();
});

test('calls onClose when the browser closes the dialog', async () => {
  const onClose = jest.fn();
  const { dialog } = await openDialog({ onClose });
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('stays open when a file choice inside is cancelled', async () => {
  const { dialog } = await openDialog();
  fireEvent(screen.getByRole('button', { name: 'Send' }), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('a drawer takes the focus and closes on Escape', async () => {
  const onClose = jest.fn();
  const { user } = renderWithApp(
    <Dialog titleId="title" side="end" onClose={onClose}>
      <h2 id="title">Services</h2>
    </Dialog>,
  );
  expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus();
  await expectAccessible(screen.getByRole('dialog', { name: 'Services' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
