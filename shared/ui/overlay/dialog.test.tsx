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

async function opened(props: { withField?: boolean; onClose?: () => void } = {}) {
  const app = renderWithApp(<Page {...props} />);
  await app.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...app, dialog: screen.getByRole('dialog', { name: 'Book a visit' }) };
}

const expectClosed = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
};

test('the focus goes to the first field, or to the heading when there is none', async () => {
  const { user } = await opened({ withField: true });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('without a field the heading has the focus', async () => {
  const { dialog } = await opened();
  expect(screen.getByRole('heading', { name: 'Book a visit' })).toHaveFocus();
  await expectAccessible(dialog);
});

test('the focus stays inside, forwards and backwards', async () => {
  const { user } = await opened();
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

test('Escape, the close button and the backdrop close it, each once, and the focus returns', async () => {
  const onClose = jest.fn();
  const { user } = await opened({ onClose });
  await user.keyboard('{Escape}');
  expectClosed();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expectClosed();

  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('dialog'));
  expectClosed();
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside that ends on the backdrop, as when selecting text, does not close it', async () => {
  const { user, dialog } = await opened();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Book a visit' }) },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(dialog).toBeInTheDocument();
});

test('when the browser closes it without asking, the page hears of it', async () => {
  const onClose = jest.fn();
  const { dialog } = await opened({ onClose });
  if (dialog instanceof HTMLDialogElement) dialog.close();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a cancelled file choice inside does not close it', async () => {
  const { dialog } = await opened();
  fireEvent(screen.getByRole('button', { name: 'Send' }), new Event('cancel', { bubbles: true }));
  expect(dialog).toBeInTheDocument();
});

test('a drawer is the same dialog at the edge of the window', async () => {
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
