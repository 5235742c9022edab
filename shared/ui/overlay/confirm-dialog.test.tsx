import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { Button } from '../form/button';
import { ConfirmDialog } from './confirm-dialog';

function Removing({ remove }: { remove: () => Promise<void> | void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Remove…</Button>
      {asked ? (
        <ConfirmDialog
          title="Remove the report?"
          confirmLabel="Remove"
          danger
          onClose={() => setAsked(false)}
          onConfirm={async () => {
            await remove();
            setAsked(false);
          }}
        >
          It cannot be brought back.
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const show = async (remove: () => Promise<void> | void = () => undefined) => {
  const app = renderWithApp(<Removing remove={remove} />);
  await app.user.click(screen.getByRole('button', { name: 'Remove…' }));
  return app;
};
const buttonOf = (name: string) => screen.getByRole('button', { name });

test('does nothing when the answer is no', async () => {
  let removed = 0;
  const { user } = await show(() => void (removed += 1));
  expect(screen.getByRole('dialog', { name: 'Remove the report?' })).toHaveTextContent(
    'It cannot be brought back.',
  );
  await expectAccessible();
  await user.click(buttonOf('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(removed).toBe(0);
  expect(buttonOf('Remove…')).toHaveFocus();
});

test('acts once for several presses and stays open meanwhile', async () => {
  let removed = 0;
  let finish = () => undefined as void;
  const { user } = await show(() => {
    removed += 1;
    return new Promise((resolve) => (finish = resolve));
  });
  await user.dblClick(buttonOf('Remove'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(removed).toBe(1);
});

test('shows a failure and can be retried', async () => {
  let tries = 0;
  const { user } = await show(async () => {
    tries += 1;
    if (tries === 1) throw new Error('We can’t reach the clinic’s service.');
  });
  await user.click(buttonOf('Remove'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach the clinic’s service.');
  await user.click(buttonOf('Remove'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
