import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import UpdateModal from '../../../modals/update/update-modal';

/** A page whose button closes and opens the dialog any number of times. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the dialog' : 'Open the dialog'}
      </button>
      {isOpen ? <UpdateModal titleId="title" close={() => setOpen(false)} /> : null}
    </>
  );
}

export const openUpdate = (user = sessionUser()) => renderWithApp(<Page />, { user });
export const circle = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Update' })).getByRole('button', { name });
export const muteConsoleErrors = () => jest.spyOn(console, 'error').mockReturnValue(undefined);
