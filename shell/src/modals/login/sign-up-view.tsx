import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { createAccount } from '@nivara/shared/api-client/accounts';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { signUpFormSchema } from '@nivara/shared/domain/account';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { EmailField, NewPasswordFields } from './account-fields';
import type { LoginDialogView } from './login-dialog-view';
import { LinkButton } from './login-parts';

interface Props {
  show: (view: LoginDialogView) => void;
  onSignedIn: (user: SessionUser) => void;
}

export function SignUpView({ show, onSignedIn }: Props) {
  const { signIn } = useSession();
  const { showToast } = useToasts();
  return (
    <>
      <Form
        initialValues={{ name: '', email: '', password: '', confirmPassword: '' }}
        schema={signUpFormSchema}
        onSubmit={async ({ name, email, password }) => {
          const { username } = await createAccount({ name: name.trim(), email: email.trim(), password });
          onSignedIn(await signIn({ username, password }));
          showToast({ tone: 'success', text: `Welcome to Nivara. Your user name is ${username}.` });
        }}
      >
        <TextField name="name" label="Name" autoComplete="name" maxLength={100} />
        <EmailField />
        <NewPasswordFields />
        <SubmitButton full busyLabel="Creating your account…">
          Sign Up
        </SubmitButton>
      </Form>
      <p>
        Already have an account? <LinkButton onClick={() => show('login')}>Log In</LinkButton>
      </p>
    </>
  );
}
