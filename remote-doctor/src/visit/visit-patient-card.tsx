import { useCallback, useId } from 'react';
import { readPatientChart } from '@nivara/shared/api-client/patients';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import type { Visit, VisitLink } from '@nivara/shared/domain/visit';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { sinceInWords } from '../day/next-card';
import { OwnWords } from '../patients/chart/own-words';
import { RunningMedicines } from '../patients/chart/running-medicines';
import { paths } from '../paths';

/** The patient's summary, beside the notes. */
export function VisitPatientCard({ visit }: { visit: Visit }) {
  const headingId = useId();
  const { patient, appointment, links } = visit;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={3}>
        <Heading level={2} look="h4" id={headingId}>
          The patient
        </Heading>
        <Facts
          facts={[
            ['Reason for the visit', appointment.complaints],
            ['Age', patient.age],
            ['Patient', sinceInWords(patient)],
            ['Language', appointment.language],
          ]}
        />
        {patient.id === null ? (
          <p>A visitor, who has no chart.</p>
        ) : (
          <Summary id={patient.id} before={appointment.appointmentDate} />
        )}
        <Heading level={3} look="h4">
          Written at this visit
        </Heading>
        {Object.values(links).every(({ length }) => length === 0) ? (
          <p>Nothing yet.</p>
        ) : (
          <Facts
            facts={[
              ['Prescriptions', listed(links.prescriptions, ({ id }) => paths.prescription(id))],
              ['Tests', listed(links.tests, ({ id }) => paths.report(id))],
              ['Plans', listed(links.plans, planPath)],
              [
                'Documents',
                listed(links.documents, patient.id === null ? undefined : documentsPath(patient.id)),
              ],
              ['Follow-up', listed(links.followUps, ({ id }) => paths.visit(id))],
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}

const documentsPath = (patientId: string) => () => paths.documentsOf({ patient: patientId });

const planPath = ({ id, kind }: VisitLink) => paths.changePlan(kind === 'diet' ? 'diets' : 'yoga', id);

const listed = (links: VisitLink[], to?: (link: VisitLink) => string) =>
  links.length === 0 ? null : (
    <Stack $gap={1}>
      {links.map((link) => {
        const words = `${link.title}, ${dateInWords(link.date)}`;
        return to ? (
          <TextLink key={link.id} to={to(link)}>
            {words}
          </TextLink>
        ) : (
          <span key={link.id}>{words}</span>
        );
      })}
    </Stack>
  );

function Summary({ id, before }: { id: string; before: string }) {
  const chart = useAnswer<PatientChart>(useCallback(() => readPatientChart(id), [id]));
  return (
    <Stack $gap={3}>
      <Loaded
        data={chart}
        level={3}
        failure="The summary could not be loaded"
        skeleton={<SkeletonText lines={6} />}
      >
        {({ ownWords, running, lastVisit }) => (
          <>
            <Heading level={3} look="h4">
              In the patient’s own words
            </Heading>
            {ownWords === null ? (
              <p>This patient has not filled in a registration of their own.</p>
            ) : (
              <OwnWords ownWords={ownWords} />
            )}
            <RunningMedicines running={running} />
            <Facts
              facts={[
                // Only a last visit before this visit tells the reader something.
                ['Last visit', lastVisit !== null && lastVisit < before ? dateInWords(lastVisit) : null],
              ]}
            />
          </>
        )}
      </Loaded>
      <Cluster>
        <TextLink to={paths.patient(id)}>Open the whole chart</TextLink>
        <TextLink to={paths.valuesOf(id)}>Values over time</TextLink>
      </Cluster>
    </Stack>
  );
}
