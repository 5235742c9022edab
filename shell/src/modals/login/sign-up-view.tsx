import { useState } from 'react';
import { requestAccount } from '@nivara/shared/api-client/accounts';
import { signUpFormSchema } from '@nivara/shared/domain/account';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { EmailField, NewPasswordFields } from './account-fields';
import type { LoginDialogView } from './login-dialog-view';
import { LinkButton } from './login-parts';
import { takeFocus } from './take-focus';

interface Props {
  show: (view: LoginDialogView) => void;
}

/** The answer is the same for an address that has an account, so that nobody learns who has one. */
export function SignUpView({ show }: Props) {
  const [sentTo, setSentTo] = useState('');
  const toLogin = (
    <p>
      Already have an account? <LinkButton onClick={() => show('login')}>Log In</LinkButton>
    </p>
  );
  if (sentTo) {
    return (
      <>
        <Alert ref={takeFocus} tone="success" title="Please look at your mail" live>
          We have sent a link to {sentTo}. Open it within an hour, and your account is ready.
        </Alert>
        {toLogin}
      </>
    );
  }
  return (
    <>
      <Form
        initialValues={{ name: '', email: '', password: '', confirmPassword: '' }}
        schema={signUpFormSchema}
        onSubmit={async ({ name, email, password }) => {
          await requestAccount({ name: name.trim(), email: email.trim(), password });
          setSentTo(email.trim());
        }}
      >
        <TextField name="name" label="Name" autoComplete="name" maxLength={100} />
        <EmailField />
        <NewPasswordFields />
        <SubmitButton full busyLabel="Creating your account…">
          Sign Up
        </SubmitButton>
      </Form>
      {toLogin}
    </>
  );
}
