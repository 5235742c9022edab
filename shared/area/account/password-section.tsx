import { changeMyPassword } from '@nivara/shared/api-client/my-account';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { changePasswordFormSchema, type MyAccount } from '@nivara/shared/domain/account';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { AccountSection } from './account-section';

interface PasswordSectionProps {
  account: MyAccount;
  onChanged: () => void;
}

export function PasswordSection({ account, onChanged }: PasswordSectionProps) {
  const { showToast } = useToasts();
  return (
    <AccountSection
      title="Password"
      value="Known only to you"
      about="A new password signs you out everywhere but here."
      screenOnly
    >
      <Form
        label="Password"
        initialValues={{ currentPassword: '', password: '', confirmPassword: '' }}
        schema={changePasswordFormSchema}
        onSubmit={async ({ currentPassword, password }, { resetForm }) => {
          await changeMyPassword({ currentPassword, password });
          resetForm();
          onChanged();
          showToast({
            tone: 'success',
            text: 'Your password is changed. All other devices are signed out.',
          });
        }}
      >
        {/* Password managers need the user name to store the new password. */}
        <VisuallyHidden as="div" aria-hidden="true">
          <input type="text" value={account.username} autoComplete="username" tabIndex={-1} readOnly />
        </VisuallyHidden>
        <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
        <PasswordField
          name="password"
          label="New password"
          hint="At least 8 characters. A few words in a row are easy to keep in mind."
          autoComplete="new-password"
        />
        <PasswordField name="confirmPassword" label="Confirm new password" autoComplete="new-password" />
        <SubmitButton busyLabel="Saving…">Change password</SubmitButton>
      </Form>
    </AccountSection>
  );
}
