import type { ReactNode } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { dateInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { kindInWords } from '@nivara/shared/area/appointment/appointment-kind';
import { StatusBadge } from '@nivara/shared/area/appointment/appointment-status';
import { isJoinable, JoinLink } from '@nivara/shared/area/appointment/join-link';
import { useNow } from '@nivara/shared/area/use-now';
import { timeOf } from '@nivara/shared/area/appointment/appointment-texts';

interface AppointmentFactsProps {
  appointment: Appointment;
  /** Shown before the details, since most patients open the page to move or cancel the appointment. */
  actions: ReactNode;
  children: ReactNode;
}

/** Leaves out the service, the day and a chosen timing, since they are in the page's heading. */
export function AppointmentFacts({ appointment, actions, children }: AppointmentFactsProps) {
  const { status, contact, changeableUntil, online } = appointment;
  const isWaiting = !isJoinable(appointment, useNow());
  return (
    <Card as="section" $padding="roomy" aria-label="The appointment">
      <Stack $gap={5}>
        <Stack $gap={2}>
          <div role="status">
            <StatusBadge status={status} />
          </div>
          <Facts
            facts={[
              ['Why it is cancelled', appointment.cancelReason],
              ['Time', appointment.appointmentTime === null ? timeOf(appointment) : null],
              ['Doctor', appointment.serviceProvider ?? 'Not chosen yet'],
              ['For', appointment.patientName],
              ['Place', online ? 'By video' : 'At the clinic'],
              [
                'Join',
                online && isUpcoming(appointment) && isWaiting ? (
                  <JoinLink appointment={appointment} />
                ) : null,
              ],
            ]}
          />
        </Stack>
        {actions}
        <Facts
          facts={[
            ['Address', online ? null : brand.headOffice.join(', ')],
            ['Complaints', appointment.complaints],
            ['Age', appointment.age],
            ['Language', appointment.language],
            ['Kind', kindInWords(appointment.kind)],
            ['Booked by', contact && [contact.name, contact.phone].filter(Boolean).join(', ')],
            ['Booked on', dateInWords(appointment.date)],
            [
              'Can be moved or cancelled until',
              changeableUntil === null ? null : momentInWords(new Date(changeableUntil)),
            ],
            ['Booking ID', appointment.bookingId],
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}
