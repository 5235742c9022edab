import { SecondStepNeeded } from '@nivara/shared/api-client/session';
import { useSession } from '@nivara/shared/app-context/app-context';
import type { SecondStep, SessionUser } from '@nivara/shared/contracts/session';
import { EMPTY_LOGIN_MESSAGE } from '@nivara/shared/domain/account';
import { Button } from '@nivara/shared/ui/form/button';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import type { LoginDialogView } from './login-dialog-view';
import { LinkButton, Options } from './login-parts';

interface Props {
  show: (view: LoginDialogView) => void;
  username: string | undefined;
  onSignedIn: (user: SessionUser) => void;
  onSecondStep: (step: SecondStep) => void;
  /** Undefined while no remote has a page where guests pay. */
  payAsGuest: (() => void) | undefined;
}

export function LoginView({ show, username, onSignedIn, onSecondStep, payAsGuest }: Props) {
  const { signIn } = useSession();
  return (
    <>
      <Form
        initialValues={{ username: username ?? '', password: '' }}
        onSubmit={async (values) => {
          if (!values.username.trim() || !values.password) throw new Error(EMPTY_LOGIN_MESSAGE);
          try {
            onSignedIn(await signIn({ username: values.username.trim(), password: values.password }));
          } catch (error) {
            if (!(error instanceof SecondStepNeeded)) throw error;
            onSecondStep(error.step);
          }
        }}
      >
        <TextField
          name="username"
          label="Username"
          hint="Your user name or your e-mail address"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" maxLength={128} />
        <SubmitButton full busyLabel="Logging in…">
          Log In
        </SubmitButton>
      </Form>
      <p>
        New here? <LinkButton onClick={() => show('sign-up')}>Sign Up</LinkButton>
      </p>
      <Options>
        <Button variant="secondary" onClick={() => show('sign-up')}>
          Enroll Now
        </Button>
        <Button variant="quiet" onClick={() => show('forgot-username')}>
          Forgot Username
        </Button>
        <Button variant="quiet" onClick={() => show('forgot-password')}>
          Forgot Password
        </Button>
        {payAsGuest === undefined ? null : (
          <Button variant="quiet" onClick={payAsGuest}>
            Pay as Guest
          </Button>
        )}
      </Options>
    </>
  );
}
