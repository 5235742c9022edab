import { useState } from 'react';
import { resetPassword } from '@nivara/shared/api-client/accounts';
import { ApiError } from '@nivara/shared/api-client/http';
import { useModals } from '@nivara/shared/app-context/app-context';
import { resetPasswordFormSchema } from '@nivara/shared/domain/account';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { NewPasswordFields } from '../../modals/login/account-fields';
import { takeFocus } from '../../modals/login/take-focus';

export function NewPassword({ token }: { token: string }) {
  const { openModal } = useModals();
  const [username, setUsername] = useState('');
  /** True once the service asks for the phone number: the clinic has made the account or given it back to its owner. */
  const [asksForPhone, setAsksForPhone] = useState(false);
  if (username) {
    return (
      <>
        <Heading level={1}>Your password is changed</Heading>
        <Alert ref={takeFocus} tone="success" live>
          You were logged out everywhere. Log in as {username} with the new password.
        </Alert>
        <div>
          <Button onClick={() => openModal('login', { username })}>Log In</Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Heading level={1}>Choose a new password</Heading>
      <Form
        initialValues={{ password: '', confirmPassword: '', phone: '' }}
        schema={resetPasswordFormSchema}
        onSubmit={async ({ password, phone }) => {
          try {
            setUsername((await resetPassword(token, password, phone)).username);
          } catch (error) {
            if (error instanceof ApiError && error.fieldErrors.some(({ path }) => path === 'phone'))
              setAsksForPhone(true);
            throw error;
          }
        }}
      >
        <NewPasswordFields label="New password" />
        {asksForPhone ? (
          <TextField
            name="phone"
            label="Phone Number"
            hint="The one that you gave to the clinic."
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            characters={20}
          />
        ) : null}
        <SubmitButton full busyLabel="Saving…">
          Save the new password
        </SubmitButton>
      </Form>
      <Button variant="quiet" onClick={() => openModal('login', { view: 'forgot-password' })}>
        Ask for a new link
      </Button>
    </>
  );
}
