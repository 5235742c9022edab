import { useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { Card } from '@nivara/shared/ui/layout/card';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';
import { NewPatientForm } from './new-patient-form';

export function NewPatientScreen() {
  const navigate = useNavigate();
  const { showToast } = useToasts();
  return (
    <DeskPage
      name="Add a patient"
      heading="Add a patient"
      lead="Name and phone are enough. The patient completes the registration, and chooses a password, by a link that goes to their e-mail address."
    >
      <Card $padding="roomy">
        <NewPatientForm
          submitLabel="Add the patient"
          onMade={({ id, name, patientId }) => {
            showToast({ tone: 'success', text: `${name} is added, ${patientId}.` });
            navigate(paths.patient(id));
          }}
        />
      </Card>
    </DeskPage>
  );
}
