import { useId, type ReactNode } from 'react';
import { brand } from '@nivara/shared/contracts/brand';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { isUpcoming } from '@nivara/shared/domain/appointment-status';
import { dateInWords, dayInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { kindInWords } from '@nivara/shared/area/appointment/appointment-kind';
import { StatusBadge } from '@nivara/shared/area/appointment/appointment-status';
import { JoinLink } from '@nivara/shared/area/appointment/join-link';
import { timeOf } from '@nivara/shared/area/appointment/appointment-texts';

interface AppointmentFactsProps {
  appointment: Appointment;
  /** Shown right after day and time, since most people open the page to change them. */
  actions: ReactNode;
  children: ReactNode;
}

export function AppointmentFacts({ appointment, actions, children }: AppointmentFactsProps) {
  const headingId = useId();
  const { service, status, contact, changeableUntil, online } = appointment;
  return (
    <Card as="section" $padding="roomy" aria-labelledby={headingId}>
      <Stack $gap={5}>
        <Cluster $justify="space-between">
          <Heading level={2} look="h3" id={headingId}>
            {service}
          </Heading>
          <div role="status">
            <StatusBadge status={status} />
          </div>
        </Cluster>
        <Facts
          facts={[
            ['Why it is cancelled', appointment.cancelReason],
            ['Date', dayInWords(appointment.appointmentDate)],
            ['Time', timeOf(appointment)],
            ['Join', online && isUpcoming(appointment) ? <JoinLink appointment={appointment} /> : null],
            ['Service provider', appointment.serviceProvider ?? 'Not chosen yet'],
          ]}
        />
        {actions}
        <Facts
          facts={[
            ['Place', online ? 'By video' : brand.headOffice.join(', ')],
            ['Patient', appointment.patientName],
            ['Age', appointment.age],
            ['Language', appointment.language],
            ['Kind', kindInWords(appointment.kind)],
            ['Complaints', appointment.complaints],
            ['Booked by', contact && [contact.name, contact.phone].filter(Boolean).join(', ')],
            ['Booked on', dateInWords(appointment.date)],
            [
              'Can be moved or cancelled until',
              changeableUntil === null ? null : momentInWords(new Date(changeableUntil)),
            ],
          ]}
        />
        {children}
      </Stack>
    </Card>
  );
}
