import { useId } from 'react';
import styled from 'styled-components';
import { useFamily } from '@nivara/shared/forms/booking/use-family';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { useSignedInUser } from '../session/use-signed-in-user';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { RescheduleForm, type RescheduleDialogProps } from './reschedule-form';
import { patientIdOf } from './patient-id';

/** A sticky foot stays within its form's box. Without that box, the foot is in view wherever the dialog is scrolled. */
const WithFoot = styled(Stack)`
  form {
    display: contents;
  }
`;

export function RescheduleDialog({ appointment, onMoved, onClose }: RescheduleDialogProps) {
  const titleId = useId();
  const user = useSignedInUser();
  const family = useFamily(user !== undefined);
  const { service, patientName } = appointment;
  return (
    <Dialog titleId={titleId} onClose={onClose}>
      <WithFoot $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          Reschedule this appointment
        </Heading>
        <p>
          {service} for {patientName}, so far {whenOf(appointment)}. It stays there until the new timing is
          yours.
        </p>
        <RescheduleForm
          appointment={appointment}
          patient={user && patientIdOf(patientName, user, family)}
          onMoved={onMoved}
          onClose={onClose}
        />
      </WithFoot>
    </Dialog>
  );
}
