import { useState } from 'react';
import { useNavigate, Route, Routes } from '@nivara/shared/app-context/router';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { RegistrationScreen } from '../registration-screen';

const asha = sessionUser();
export const at = (step: string) => `/user/asha.kulkarni/profile/registration${step && `/${step}`}`;

/** Renders the page with ways to reload it and to go back. */
function Browser() {
  const [round, setRound] = useState(0);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setRound(round + 1)}>
        Reload the page
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        The browser’s back
      </button>
      <Routes key={round}>
        <Route path="/user/:username/profile/registration/:step?" element={<RegistrationScreen />} />
        <Route path="*" element={<h1>Another page</h1>} />
      </Routes>
    </>
  );
}

export const openRegistration = (path = at(''), user = asha) => renderWithApp(<Browser />, { path, user });
export const muteConsoleErrors = () => jest.spyOn(console, 'error').mockReturnValue(undefined);
