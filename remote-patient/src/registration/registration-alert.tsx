import { useModals } from '@nivara/shared/app-context/app-context';
import { type PatientRecord, isRecordStale } from '@nivara/shared/domain/patient';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../paths';

interface RegistrationAlertProps {
  username: string;
  /** Undefined when there is none yet. */
  record: PatientRecord | undefined;
}

/** Says what the own record lacks, and leads there; nothing while it is complete and of these months. */
export function RegistrationAlert({ username, record }: RegistrationAlertProps) {
  const { openModal } = useModals();
  if (record?.status === 'complete') {
    if (!isRecordStale(record, new Date())) return null;
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
    <Alert title={record ? 'Your registration is not complete yet' : 'Welcome! Please register once'}>
      <Stack $gap={3}>
        <p>
          {record
            ? 'What you have entered is kept. You can go on where you stopped.'
            : 'Four short steps tell the doctors what they need to know before they see you. You can stop and go on at any time.'}
        </p>
        <div>
          <ButtonLink size="small" to={paths.registration(username)}>
            {record ? 'Go on with the registration' : 'Start the registration'}
          </ButtonLink>
        </div>
      </Stack>
    </Alert>
  );
}
