import { useState } from 'react';
import { requestPasswordReset, requestUsername } from '@nivara/shared/api-client/accounts';
import { forgotSchema } from '@nivara/shared/domain/account';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { EmailField } from './account-fields';
import type { LoginDialogView } from './login-dialog-view';
import { LinkButton } from './login-parts';
import { takeFocus } from './take-focus';

interface Props {
  what: 'username' | 'password';
  show: (view: LoginDialogView) => void;
}

const WORDS = {
  username: {
    intro: 'Enter the e-mail address of your account. We’ll send a link there that shows your user name.',
    request: requestUsername,
  },
  password: {
    intro:
      'Enter the e-mail address of your account. We’ll send a link there that lets you choose a new password.',
    request: requestPasswordReset,
  },
};

/** The answer is the same for an unknown address, so that nobody learns who has an account. */
export function ForgotView({ what, show }: Props) {
  const [sentTo, setSentTo] = useState('');
  const { intro, request } = WORDS[what];
  const back = <LinkButton onClick={() => show('login')}>Back to Log In</LinkButton>;
  if (sentTo) {
    return (
      <>
        <Alert ref={takeFocus} tone="success" title="Please look at your mail" live>
          If {sentTo} belongs to an account, a mail is on its way. Its link works once, for 10 minutes.
        </Alert>
        <p>{back}</p>
      </>
    );
  }
  return (
    <>
      <p>{intro}</p>
      <Form
        initialValues={{ email: '' }}
        schema={forgotSchema}
        onSubmit={async ({ email }) => {
          await request(email.trim());
          setSentTo(email.trim());
        }}
      >
        <EmailField />
        <SubmitButton full busyLabel="Sending…">
          Send the link
        </SubmitButton>
      </Form>
      <p>{back}</p>
    </>
  );
}
