import { useState } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays } from '@nivara/shared/domain/clinic-time';
import { DAYS_OF_WEEK } from '@nivara/shared/domain/doctor-day';
import type { Visit } from '@nivara/shared/domain/visit';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { FollowUpDialog } from '../appointments/follow-up-dialog';
import { paths } from '../paths';

interface WriteLinksProps {
  visit: Visit;
  patient: { id: string; name: string };
  onBooked: (followUp: Appointment) => void;
}

export function WriteLinks({
  visit: { id, appointment, notes, isMine },
  patient,
  onBooked,
}: WriteLinksProps) {
  const [isBooking, setBooking] = useState(false);
  const { showToast } = useToasts();
  const about = { patient: patient.id, visit: isMine ? id : undefined };
  const links = [
    ['Prescription', paths.newPrescription({ ...about, kind: 'medicine' })],
    ['Tests', paths.orderTests(about)],
    ['Diet', paths.newPlan({ ...about, kind: 'diet' })],
    ['Yoga', paths.newPlan({ ...about, kind: 'yogarx' })],
    ['Document', paths.documentsOf(about)],
  ] as const;
  return (
    <>
      <Cluster as="nav" aria-label="Write for this visit" $gap={2}>
        {links.map(([label, to], index) => (
          <ButtonLink key={label} size="small" variant={index === 0 ? 'primary' : 'secondary'} to={to}>
            {label}
          </ButtonLink>
        ))}
        <Button size="small" variant="secondary" onClick={() => setBooking(true)}>
          Follow-up
        </Button>
      </Cluster>
      {isBooking ? (
        <FollowUpDialog
          appointment={appointment}
          visit={about.visit}
          patient={patient}
          on={notes.followUpOn ?? addDays(appointment.appointmentDate, DAYS_OF_WEEK)}
          onClose={() => setBooking(false)}
          onBooked={(booked) => {
            setBooking(false);
            onBooked(booked);
            showToast({ tone: 'success', text: `${booked.patientName}: ${whenOf(booked)}.` });
          }}
        />
      ) : null}
    </>
  );
}
