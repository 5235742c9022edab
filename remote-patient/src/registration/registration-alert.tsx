import { useModals } from '@nivara/shared/app-context/app-context';
import { type PatientRecord, isPatientRecordStale } from '@nivara/shared/domain/patient';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../paths';

interface RegistrationAlertProps {
  username: string;
  patientRecord: PatientRecord | undefined;
}

/** Shown while the patient record is missing, incomplete or older than six months. */
export function RegistrationAlert({ username, patientRecord }: RegistrationAlertProps) {
  const { openModal } = useModals();
  if (patientRecord?.status === 'complete') {
    if (!isPatientRecordStale(patientRecord, new Date())) return null;
    return (
      <Alert title="Are your details still right?">
        <Stack $gap={3}>
          <p>You last looked at them more than six months ago. It takes a minute or two.</p>
          <div>
            <Button size="small" onClick={() => openModal('update', {})}>
              Look at my details
            </Button>
          </div>
        </Stack>
      </Alert>
    );
  }
  return (
    <Alert title={patientRecord ? 'Your registration is not complete yet' : 'Welcome! Please register once'}>
      <Stack $gap={3}>
        <p>
          {patientRecord
            ? 'What you have entered is kept. You can go on where you stopped.'
            : 'A few questions tell the doctors what they need to know. You can stop and go on at any time.'}
        </p>
        <div>
          <ButtonLink size="small" to={paths.registration(username)}>
            {patientRecord ? 'Go on with the registration' : 'Start the registration'}
          </ButtonLink>
        </div>
      </Stack>
    </Alert>
  );
}
