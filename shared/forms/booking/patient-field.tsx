import { useFormikContext } from 'formik';
import { SELF } from '../../domain/appointment';
import type { SessionUser } from '../../contracts/session';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/form/button';
import { RadioField } from '../../ui/choice/choice-field';
import { TextField } from '../../ui/form/field';
import { Stack } from '../../ui/layout/layout';
import { Loading, Skeleton, SkeletonText } from '../../ui/feedback/skeleton';
import { OTHER_PATIENT, type BookingValues } from './booking-values';
import type { Family } from './use-family';

interface PatientFieldProps {
  /** Undefined for a visitor, and for a doctor, who books like a visitor. */
  user: SessionUser | undefined;
  family: Family;
}

const LABEL = 'Patient';
const LONGEST_NAME = 150;

/** Without a `user`, a text field; with one, a choice of self, a family member or another name. */
export function PatientField({ user, family }: PatientFieldProps) {
  const { values } = useFormikContext<BookingValues>();
  if (!user) {
    return (
      <TextField
        name="patient"
        label={LABEL}
        hint="The full name of the person who comes."
        autoComplete="off"
        maxLength={LONGEST_NAME}
      />
    );
  }
  if (family.status === 'loading') {
    return (
      <Loading label="Loading your family list…">
        <Stack $gap={3}>
          <Skeleton width="5rem" />
          <SkeletonText lines={3} />
        </Stack>
      </Loading>
    );
  }
  const members = family.status === 'ready' ? family.members : [];
  return (
    <Stack $gap={4}>
      <RadioField
        name="patient"
        label={LABEL}
        options={[
          { value: SELF, label: `Myself, ${user.UserFullName}` },
          ...members.map(({ id, fullName }) => ({ value: id, label: fullName })),
          { value: OTHER_PATIENT, label: 'Somebody else' },
        ]}
      />
      {family.status === 'failed' ? (
        <Alert tone="warning">
          <p>Your family list could not be loaded. You can type the name instead, or try again.</p>
          <div>
            <Button variant="quiet" size="small" onClick={family.retry}>
              Retry
            </Button>
          </div>
        </Alert>
      ) : null}
      {values.patient === OTHER_PATIENT ? (
        <TextField name="otherPatient" label="Patient’s name" autoComplete="off" maxLength={LONGEST_NAME} />
      ) : null}
    </Stack>
  );
}

export function patientName(
  { patient, otherPatient }: BookingValues,
  user: SessionUser | undefined,
  family: Family,
): string {
  if (!user) return patient.trim();
  if (patient === SELF) return user.UserFullName;
  if (patient === OTHER_PATIENT) return otherPatient.trim();
  const members = family.status === 'ready' ? family.members : [];
  return members.find(({ id }) => id === patient)?.fullName ?? '';
}
