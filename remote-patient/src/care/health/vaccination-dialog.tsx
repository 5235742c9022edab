import { object } from 'yup';
import { noteVaccination } from '@nivara/shared/api-client/health-records';
import { useToasts } from '@nivara/shared/app-context/app-context';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { FIELD_MESSAGES, dateField, filled } from '@nivara/shared/domain/field-rules';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { type Vaccination, givenOnProblem } from '@nivara/shared/domain/vaccination';
import { Button } from '@nivara/shared/ui/form/button';
import { DateField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';

const TITLE = 'vaccination-title';

interface VaccinationDialogProps {
  person: Pick<HealthRecord, 'id' | 'name' | 'dob'>;
  vaccination: Vaccination;
  onClose: () => void;
  /** Null when the note was removed. */
  onNoted: (givenOn: string | null) => void;
}

export function VaccinationDialog({ person, vaccination, onClose, onNoted }: VaccinationDialogProps) {
  const { showToast } = useToasts();
  const today = clinicDate(new Date());
  const schema = object({
    givenOn: filled(dateField, FIELD_MESSAGES.required).test('day', (value, { createError }) => {
      const message = value === undefined ? undefined : givenOnProblem(value, person.dob, today);
      return message === undefined || createError({ message });
    }),
  });
  const note = async (givenOn: string | null) => {
    await noteVaccination(person.id, vaccination.id, givenOn);
    showToast({
      tone: 'success',
      text: givenOn === null ? 'The note is removed.' : 'The vaccination is noted.',
    });
    onNoted(givenOn);
  };
  return (
    <Dialog titleId={TITLE} size="small" onClose={onClose}>
      <Stack $gap={4}>
        <Heading level={2} look="h3" id={TITLE}>
          {vaccination.name}
        </Heading>
        <p>
          For {person.name}, due on {dateInWords(vaccination.dueOn)}.
        </p>
        <Form
          label={vaccination.name}
          initialValues={{ givenOn: vaccination.givenOn ?? '' }}
          schema={schema}
          onSubmit={({ givenOn }) => note(givenOn)}
        >
          <DateField name="givenOn" label="Given on" max={today} {...(person.dob && { min: person.dob })} />
          <Cluster>
            <SubmitButton busyLabel="Saving…">Save</SubmitButton>
            {vaccination.givenOn === null ? null : (
              <Button variant="quiet" onClick={() => void note(null)}>
                Remove the note
              </Button>
            )}
          </Cluster>
        </Form>
      </Stack>
    </Dialog>
  );
}
