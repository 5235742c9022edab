import { changeMyEmail } from '@nivara/shared/api-client/my-account';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { changeEmailSchema, type MyAccount } from '@nivara/shared/domain/account';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { AccountSection } from './account-section';

interface EmailSectionProps {
  account: MyAccount;
  onChanged: (account: MyAccount) => void;
}

export function EmailSection({ account, onChanged }: EmailSectionProps) {
  const { showToast } = useToasts();
  return (
    <AccountSection
      title="E-mail address"
      about={
        <>
          We write to <strong>{account.email}</strong>, and you can sign in with it. A change counts at once;
          we tell both addresses of it.
        </>
      }
    >
      <Form
        label="E-mail address"
        initialValues={{ email: '', password: '' }}
        schema={changeEmailSchema}
        onSubmit={async ({ email, password }, { resetForm }) => {
          const changed = await changeMyEmail({ email: email.trim(), password });
          onChanged(changed);
          resetForm();
          showToast({ tone: 'success', text: `Your e-mail address is ${changed.email} now.` });
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
