import { useId, useState } from 'react';
import { deleteMyAccount } from '@nivara/shared/api-client/my-account';
import { DELETION_WORD, deleteAccountSchema } from '@nivara/shared/domain/account';
import { Button } from '@nivara/shared/ui/form/button';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { PasswordField } from '@nivara/shared/ui/form/password-field';
import { AccountSection } from '@nivara/shared/area/account/account-section';
import { useSignOutToHome } from '@nivara/shared/area/account/use-sign-out-to-home';

export function DeleteSection() {
  const [open, setOpen] = useState(false);
  return (
    <AccountSection
      title="Delete your account"
      value="For good, with your records"
      action="Show"
      about="Your account is deleted for good, with your records, your family list, your documents and your coming appointments. Bills are kept without your name, also those of appointments that begin within two hours."
      screenOnly
    >
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete my account…
        </Button>
      </div>
      {open ? <DeleteDialog onClose={() => setOpen(false)} /> : null}
    </AccountSection>
  );
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const signOutToHome = useSignOutToHome();
  return (
    <Dialog titleId={titleId} size="small" onClose={onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          Delete your account?
        </Heading>
        <p>This cannot be undone. You may want to download your data first.</p>
        <Form
          label="Delete your account"
          initialValues={{ confirmation: '', password: '' }}
          schema={deleteAccountSchema}
          onSubmit={async (values) => {
            await deleteMyAccount(deleteAccountSchema.validateSync(values));
            await signOutToHome({
              tone: 'success',
              text: 'Your account is deleted. We wish you good health.',
            });
          }}
        >
          <TextField
            name="confirmation"
            label={`Type ${DELETION_WORD} to confirm`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <PasswordField name="password" label="Your password" autoComplete="current-password" />
          <Cluster $justify="end">
            <Button variant="quiet" onClick={onClose}>
              Keep my account
            </Button>
            <SubmitButton variant="danger" busyLabel="Deleting…">
              Delete for good
            </SubmitButton>
          </Cluster>
        </Form>
      </Stack>
    </Dialog>
  );
}
