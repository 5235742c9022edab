import { changeMyName } from '@nivara/shared/api-client/my-account';
import { ROLE } from '@nivara/shared/contracts/session';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { myAccountSchema, tidyName, type MyAccount } from '@nivara/shared/domain/account';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { AccountSection } from './account-section';

interface NameSectionProps {
  account: MyAccount;
  onChanged: (account: MyAccount) => void;
}

export function NameSection({ account, onChanged }: NameSectionProps) {
  const { refresh } = useSession();
  const { showToast } = useToasts();
  if (account.role !== ROLE.patient) {
    return (
      <AccountSection
        title="Name"
        value={account.name}
        action="Show"
        about={`Patients see this name on what you write, and in the list of who has read their data, so only the clinic can change it. Your username stays ${account.username}.`}
      />
    );
  }
  return (
    <AccountSection
      title="Name"
      value={account.name}
      about={`How we call you here. Your username stays ${account.username}; the name in your records is changed on your profile.`}
    >
      <Form
        label="Name"
        initialValues={{ name: account.name }}
        schema={myAccountSchema}
        onSubmit={async ({ name }, { resetForm }) => {
          const changed = await changeMyName(tidyName(name));
          onChanged(changed);
          resetForm({ values: { name: changed.name } });
          showToast({ tone: 'success', text: 'Your name is changed.' });
          // The header shows the name too; if the refresh fails, the next page load updates it.
          await refresh().catch(() => undefined);
        }}
      >
        <TextField name="name" label="Your name" autoComplete="name" maxLength={100} />
        <SubmitButton busyLabel="Saving…">Save name</SubmitButton>
      </Form>
    </AccountSection>
  );
}
