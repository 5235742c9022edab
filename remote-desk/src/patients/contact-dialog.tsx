import { useId } from 'react';
import { changeDeskPatient } from '@nivara/shared/api-client/desk-patients';
import { deskPatientChangeSchema, type DeskPatientInDetail } from '@nivara/shared/domain/desk-patients';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';

interface ContactDialogProps {
  patient: DeskPatientInDetail;
  onChanged: (patient: DeskPatientInDetail) => void;
  onClose: () => void;
}

/** The desk can change phone and e-mail until the account's holder has chosen a password. */
export function ContactDialog({ patient, onChanged, onClose }: ContactDialogProps) {
  const titleId = useId();
  const known = { phone: patient.phone ?? '', email: patient.email ?? '' };
  return (
    <Dialog titleId={titleId} size="small" onClose={onClose}>
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          Phone and e-mail of {patient.name}
        </Heading>
        <p>First make sure who is speaking: whoever gets the link sees everything in the account.</p>
        <Form
          initialValues={known}
          schema={deskPatientChangeSchema}
          onSubmit={async ({ phone, email }) =>
            onChanged(
              await changeDeskPatient(patient.id, {
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
