import { useId } from 'react';
import { changePerson } from '@nivara/shared/api-client/desk-people';
import { deskPersonChangeSchema, type DeskPersonInDetail } from '@nivara/shared/domain/desk-people';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';

interface ContactDialogProps {
  person: DeskPersonInDetail;
  onChanged: (person: DeskPersonInDetail) => void;
  onClose: () => void;
}

/** Possible until the owner of the account signs in. */
export function ContactDialog({ person, onChanged, onClose }: ContactDialogProps) {
  const titleId = useId();
  const known = { phone: person.phone ?? '', email: person.email ?? '' };
  return (
    <Dialog titleId={titleId} size="small" onClose={onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          How {person.name} is reached
        </Heading>
        <p>Make sure of who is speaking first: whoever gets the link sees everything in the account.</p>
        <Form
          initialValues={known}
          schema={deskPersonChangeSchema}
          onSubmit={async ({ phone, email }) =>
            onChanged(
              await changePerson(person.id, {
                ...(phone.trim() !== '' && phone !== known.phone && { phone }),
                ...(email.trim() !== '' && email !== known.email && { email }),
              }),
            )
          }
        >
          <TextField name="phone" label="Phone" type="tel" inputMode="tel" autoComplete="off" />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            autoComplete="off"
            optional
            hint="A link to choose a password goes there."
          />
          <SubmitButton busyLabel="Saving…">Save</SubmitButton>
        </Form>
      </Stack>
    </Dialog>
  );
}
