import { changeMyEmail } from '@nivara/shared/api-client/my-account';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { changeEmailSchema, type MyAccount } from '@nivara/shared/domain/account';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { AccountSection } from './account-section';

export function EmailSection({ account }: { account: MyAccount }) {
  const { showToast } = useToasts();
  return (
    <AccountSection
      title="E-mail address"
      value={account.email}
      about={
        <>
          We write to <strong>{account.email}</strong>, and you can sign in with it. A change counts once you
          open the link that we send to the new address.
        </>
      }
    >
      <Form
        label="E-mail address"
        initialValues={{ email: '', password: '' }}
        schema={changeEmailSchema}
        onSubmit={async ({ email, password }, { resetForm }) => {
          await changeMyEmail({ email: email.trim(), password });
          resetForm();
          showToast({
            tone: 'success',
            text: `We have sent a link to ${email.trim()}. Open it to confirm the address.`,
          });
        }}
      >
        <TextField
          name="email"
          label="New e-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PasswordField name="password" label="Your password" autoComplete="current-password" />
        <SubmitButton busyLabel="Saving…">Change e-mail address</SubmitButton>
      </Form>
    </AccountSection>
  );
}
