import { useCallback, useState } from 'react';
import { changeDeskAppointment, setDeskVisitState } from '@nivara/shared/api-client/desk-day';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { Answered } from '@nivara/shared/app-context/use-answer';
import { StatusBadge } from '@nivara/shared/area/appointment/appointment-status';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import { CancellationDialog } from '@nivara/shared/area/appointment/cancellation-dialog';
import { VisitStateBadge } from '@nivara/shared/area/day/visit-state-badge';
import { VisitStateButtons } from '@nivara/shared/area/day/visit-state-buttons';
import { useStateChanges } from '@nivara/shared/area/day/use-state-changes';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { DeskAppointment } from '@nivara/shared/domain/desk-day';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { VisitState } from '@nivara/shared/domain/visit';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { paths } from '../paths';
import { MoveDialog } from './move-dialog';

interface AppointmentCardProps {
  appointment: DeskAppointment;
  change: Answered<DeskAppointment | null>['change'];
}

export function AppointmentCard({ appointment, change }: AppointmentCardProps) {
  const [openDialog, setOpenDialog] = useState<'move' | 'cancel'>();
  const { showToast } = useToasts();
  const { id, bookingId, patient, service, doctor, status, bill } = appointment;

  const close = () => setOpenDialog(undefined);
  const finish = (next: DeskAppointment, text: string) => {
    close();
    change(() => next);
    showToast({ tone: 'success', text });
  };

  return (
    <Card $padding="roomy">
      <Stack $gap={5}>
        <Facts
          facts={[
            [
              'When',
              <TextLink key="when" to={paths.dayOf(appointment.appointmentDate)}>
                {whenOf(appointment)}
              </TextLink>,
            ],
            ['Doctor', doctor],
            ['Service', appointment.online ? `${service}, by video` : service],
            ['Patient', <Patient key="patient" patient={patient} />],
            [
              'Phone',
              patient.phone && (
                <TextLink href={`tel:${patient.phone}`}>{phoneInWords(patient.phone)}</TextLink>
              ),
            ],
            ['Booked by', appointment.caller],
            [
              'Bill',
              bill && (
                <TextLink key="bill" to={paths.bill(bill.id)}>
                  {bill.billNo}, {formatRupees(bill.amount)}, {BILL_STATUS_NAMES[bill.status].toLowerCase()}
                </TextLink>
              ),
            ],
            ['State', <StatusBadge key="state" status={status} />],
            ['Reason', appointment.cancelReason],
          ]}
        />
        <VisitStateControl appointment={appointment} change={change} />
        <Cluster>
          {isUpcoming(appointment) ? (
            <>
              <Button onClick={() => setOpenDialog('move')}>
                {status === 'requested' ? 'Give a timing' : 'Move'}
              </Button>
              <Button variant="secondary" onClick={() => setOpenDialog('cancel')}>
                Cancel the appointment
              </Button>
            </>
          ) : null}
          {patient.id === null ? null : (
            <ButtonLink
              to={paths.book({ patient: patient.id, service: appointment.serviceId })}
              variant="quiet"
            >
              Book another one
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
      {openDialog === 'move' ? (
        <MoveDialog
          appointment={appointment}
          onClose={close}
          onMoved={(moved) => finish(moved, `${moved.patient.name}: ${whenOf(moved)} with ${moved.doctor}.`)}
        />
      ) : null}
      {openDialog === 'cancel' ? (
        <CancellationDialog
          bookingId={bookingId}
          onClose={close}
          onCancel={async (cancellation) =>
            finish(
              await changeDeskAppointment(id, cancellation),
              `${bookingId} is cancelled, and ${patient.name} is notified.`,
            )
          }
        >
          {`${service} for ${patient.name}, ${whenOf(appointment)}.`}
        </CancellationDialog>
      ) : null}
    </Card>
  );
}

const Patient = ({ patient: { id, name, age } }: Pick<DeskAppointment, 'patient'>) => (
  <>
    {id === null ? name : <TextLink to={paths.patient(id)}>{name}</TextLink>}
    {age === null ? '' : `, ${age}`}
  </>
);

/** From the day of the visit until the doctor ends it, the desk may set every state. */
function VisitStateControl({ appointment, change }: AppointmentCardProps) {
  const show = useCallback(
    (_: string, state: VisitState) => change((known) => known && { ...known, state }),
    [change],
  );
  const set = useStateChanges(show, setDeskVisitState);
  const { id, patient, state, closed, appointmentDate } = appointment;
  if (state === null || appointmentDate > clinicDate(new Date())) return null;
  if (closed) {
    return (
      <p>
        <VisitStateBadge state={state} /> The doctor has ended this visit.
      </p>
    );
  }
  return (
    <Cluster $gap={3}>
      <VisitStateBadge state={state} />
      <VisitStateButtons
        patientName={patient.name}
        state={state}
        onState={(next) => set({ id, patient: patient.name, state }, next)}
      />
    </Cluster>
  );
}
