import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useSession } from '@nivara/shared/app-context/app-context';
import type { Problem } from '@nivara/shared/contracts/problem';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { sessionUser } from '@nivara/shared/testing/session-user';
import { AccountScreen } from '../account-screen';

/** Stands in for the shell's header, which shows the name. */
function Header() {
  const { user } = useSession();
  return <p>{user ? user.UserFullName : 'Nobody'}</p>;
}

/** Opens the account, and unfolds one section if it is named. */
export async function openAccount(section?: string, user = sessionUser()) {
  const app = renderWithApp(
    <>
      <Header />
      <AccountScreen />
    </>,
    { user, path: '/user/asha.kulkarni/account' },
  );
  await screen.findByText('asha@example.org');
  await screen.findByText('This device and one other');
  if (section) await unfold(app.user, section);
  return app;
}

/** The button of a section is named after its action and the section, as in “Change: Name”. */
export const unfold = (user: UserEvent, section: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`: ${section}$`) }));
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const field = (section: ReturnType<typeof part>, label: string) => section.getByLabelText(label);
export const button = (name: string) => screen.getByRole('button', { name });

export const fieldProblem = (path: string, message: string): Problem => ({
  status: 422,
  title: 'Unprocessable Entity',
  detail: message,
  errors: [{ path, message }],
});
