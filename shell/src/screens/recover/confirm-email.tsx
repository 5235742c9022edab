import { useState } from 'react';
import { confirmEmail } from '@nivara/shared/api-client/accounts';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { takeFocus } from '../../modals/login/take-focus';

/** Asks first, since a mail program that opens links by itself would use up the link. */
export function ConfirmEmail({ token }: { token: string }) {
  const [email, setEmail] = useState('');
  return (
    <>
      <Heading level={1}>Your e-mail address</Heading>
      {email ? (
        <Alert ref={takeFocus} tone="success" live>
          Your e-mail address is {email} now.
        </Alert>
      ) : (
        <Form initialValues={{}} onSubmit={async () => setEmail((await confirmEmail(token)).email)}>
          <SubmitButton full busyLabel="One moment…">
            Confirm my e-mail address
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
