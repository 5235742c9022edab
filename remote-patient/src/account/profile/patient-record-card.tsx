import type { Loadable } from '@nivara/shared/app-context/loadable';
import { useModals } from '@nivara/shared/app-context/app-context';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { PatientRecord } from '@nivara/shared/domain/patient';
import { fullNameOf } from '@nivara/shared/domain/person-name';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { patientNumber } from '@nivara/shared/domain/patient';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { CheckIcon, InfoIcon, PencilIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { RegistrationAlert } from '../../registration/registration-alert';
import { PersonHead } from '@nivara/shared/area/account/person-head';
import { SignOutButton } from '@nivara/shared/area/account/sign-out-button';

interface PatientRecordCardProps {
  user: SessionUser;
  patientRecord: Loadable<PatientRecord | undefined>;
}

export function PatientRecordCard({ user, patientRecord }: PatientRecordCardProps) {
  const known = patientRecord.status === 'ready' ? patientRecord.data : undefined;
  const name = nameOf(known, user);
  return (
    <Card $padding="roomy">
      <Stack $gap={5}>
        <PersonHead
          name={name}
          username={user.UserName}
          mark={patientRecord.status === 'ready' ? <StateBadge patientRecord={known} /> : undefined}
        />
        <Loaded
          data={patientRecord}
          skeleton={<SkeletonText lines={8} />}
          failure="Your details could not be loaded"
          level={3}
        >
          {(own) => (
            <Stack $gap={5}>
              <RegistrationAlert username={user.UserName} patientRecord={own} />
              {own === undefined ? null : <PatientRecordFacts patientRecord={own} />}
            </Stack>
          )}
        </Loaded>
        <Cluster>
          {known?.status === 'complete' ? <UpdateButton /> : null}
          <SignOutButton />
        </Cluster>
      </Stack>
    </Card>
  );
}

/** Returns the name in the patient record, or without a patient record the name of the account. */
export function nameOf(patientRecord: PatientRecord | undefined, user: SessionUser): string {
  const registered = patientRecord ? fullNameOf(patientRecord.personalDetails) : '';
  return registered || user.UserFullName || user.UserName;
}

function StateBadge({ patientRecord }: { patientRecord: PatientRecord | undefined }) {
  return patientRecord?.status === 'complete' ? (
    <Badge tone="success">
      <CheckIcon size={14} /> Complete
    </Badge>
  ) : (
    <Badge tone="warning">
      <InfoIcon size={14} /> Not complete
    </Badge>
  );
}

function PatientRecordFacts({ patientRecord }: { patientRecord: PatientRecord }) {
  const { age, dob, gender, phone } = patientRecord.personalDetails;
  return (
    <Facts
      facts={[
        ['Patient ID', patientNumber(patientRecord.accountId)],
        ['Age', age === null ? undefined : `${age} ${age === 1 ? 'year' : 'years'}`],
        ['Date of birth', dob === '' ? undefined : dateInWords(dob)],
        ['Gender', gender],
        ['Phone', phoneInWords(phone)],
      ]}
    />
  );
}

function UpdateButton() {
  const { openModal } = useModals();
  return (
    <Button icon={<PencilIcon size={20} />} onClick={() => openModal('update', {})}>
      Update your details
    </Button>
  );
}
