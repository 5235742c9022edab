import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { readVisit } from '@nivara/shared/api-client/visits';
import { useOwnItem } from '@nivara/shared/area/use-own-item';
import { dayInWords } from '@nivara/shared/domain/clinic-time';
import type { Appointment } from '@nivara/shared/domain/appointment';
import type { Visit } from '@nivara/shared/domain/visit';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { DoctorPage } from '../frame/doctor-page';
import { paths } from '../paths';
import { SignedNotes } from './signed-notes';
import { VisitActions } from './visit-actions';
import { VisitNotesForm } from './visit-notes-form';
import { VisitPatientCard } from './visit-patient-card';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

export function VisitScreen() {
  const { answer, change } = useOwnItem(readVisit);
  const onSaved = useCallback((saved: Visit) => change(() => saved), [change]);
  const [signatures, setSignatures] = useState(0);
  const onSigned = useCallback(
    (signed: Visit) => {
      setSignatures((count) => count + 1);
      onSaved(signed);
    },
    [onSaved],
  );
  const visit = answer.status === 'ready' ? answer.data : null;
  const heading = visit ? visit.patient.name : 'Visit';
  return (
    <DoctorPage
      name={visit ? `Visit of ${visit.patient.name}` : 'Visit'}
      heading={heading}
      lead={visit ? whenAndWhat(visit) : undefined}
    >
      <Loaded
        data={answer}
        level={2}
        failure="The visit could not be loaded"
        skeleton={<SkeletonCard lines={14} />}
      >
        {(known) =>
          known === null ? (
            <EmptyState
              level={2}
              title="We could not find that visit"
              action={<ButtonLink to={paths.appointments}>See the appointments</ButtonLink>}
            >
              None of your patients has a visit at this address.
            </EmptyState>
          ) : (
            <Stack $gap={5}>
              <VisitActions
                visit={known}
                onState={(state) => change((current) => current && { ...current, state })}
                onBooked={(booked) => change((current) => current && withFollowUp(current, booked))}
              />
              <Columns>
                <VisitPatientCard visit={known} />
                {known.signedAt === null && known.isMine ? (
                  <VisitNotesForm key={known.id} visit={known} onSaved={onSaved} onSigned={onSigned} />
                ) : (
                  <SignedNotes visit={known} signatures={signatures} onAdded={onSaved} />
                )}
              </Columns>
            </Stack>
          )
        }
      </Loaded>
    </DoctorPage>
  );
}

const withFollowUp = (
  visit: Visit,
  { id, kind, appointmentDate, service, appointmentTime }: Appointment,
): Visit => {
  const title = [service, appointmentTime].filter(Boolean).join(', ');
  const followUps = [...visit.links.followUps, { id, kind, date: appointmentDate, title }];
  return { ...visit, links: { ...visit.links, followUps } };
};

const whenAndWhat = ({ appointment }: Visit) =>
  [dayInWords(appointment.appointmentDate), appointment.appointmentTime, appointment.service]
    .filter(Boolean)
    .join(', ');
