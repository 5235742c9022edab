import { useCallback, type ReactNode } from 'react';
import { itemOrNone } from '@nivara/shared/api-client/item-or-none';
import { readPatientChart } from '@nivara/shared/api-client/patients';
import { useSearchParams } from '@nivara/shared/app-context/router';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { PersonIcon } from '@nivara/shared/ui/layout/icon';
import { paths } from '../paths';

interface ForPatientProps {
  /** For example "A prescription". */
  what: string;
  /** `visit` is the visit's id in the address. */
  children: (chart: PatientChart, visit: string | undefined) => ReactNode;
}

/** Shows a form for the patient in the address. */
export function ForPatient({ what, children }: ForPatientProps) {
  const [params] = useSearchParams();
  const patient = params.get('patient') ?? '';
  const chart = useAnswer(useCallback(() => itemOrNone(patient, readPatientChart), [patient]));
  return (
    <Loaded
      data={chart}
      level={2}
      failure="The patient could not be loaded"
      skeleton={<SkeletonCard lines={12} />}
    >
      {(found) =>
        found === null ? (
          <EmptyState
            level={2}
            title="Who is it for?"
            icon={<PersonIcon size={28} />}
            action={<ButtonLink to={paths.patients}>Choose a patient</ButtonLink>}
          >
            {`${what} is written from a patient’s chart or from a visit.`}
          </EmptyState>
        ) : (
          <>
            <p>
              For <strong>{found.name}</strong>
              {found.age === null ? '' : `, ${found.age}`}, {found.patientId}
            </p>
            {children(found, params.get('visit') ?? undefined)}
          </>
        )
      }
    </Loaded>
  );
}
