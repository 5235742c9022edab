import { TextField } from '@nivara/shared/ui/form/field';
import { PasswordField } from '@nivara/shared/ui/form/password-field';

export function EmailField() {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
    />
  );
}

export function NewPasswordFields({ label = 'Password' }: { label?: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        hint="At least 8 characters. A few words in a row are easy to keep in mind."
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </>
  );
}
