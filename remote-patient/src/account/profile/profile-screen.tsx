import { useEffect } from 'react';
import { readOwnDetails } from '@nivara/shared/api-client/personal-details';
import { onPatientRecordSignal } from '@nivara/shared/api-client/patient-record-signal';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { AreaPage } from '../../frame/area-page';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { FamilySection } from '../family/family-section';
import { PatientRecordCard, nameOf } from './patient-record-card';
import { ProfileLinks } from './profile-links';

export function ProfileScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return <PatientProfile user={user} />;
}

function PatientProfile({ user }: { user: SessionUser }) {
  const { answer, reload } = useChangingAnswer(readOwnDetails);
  useEffect(() => onPatientRecordSignal(reload), [reload]);
  const patientRecord = answer.status === 'ready' ? answer.data : undefined;
  const { dob = '', gender = '' } = patientRecord?.personalDetails ?? {};
  return (
    <AreaPage
      name="Profile"
      heading="Your profile"
      lead="Who you are to the clinic, and who else of your family is treated here."
      isLeadWideOnly
    >
      <PatientRecordCard user={user} patientRecord={answer} />
      <FamilySection self={{ name: nameOf(patientRecord, user), dob, gender }} />
      <ProfileLinks user={user} />
    </AreaPage>
  );
}
