import { RadioField } from '@nivara/shared/ui/choice-field';
import { Stack } from '@nivara/shared/ui/layout';
import { TagField } from '@nivara/shared/ui/tag-field';
import { ANSWER_NAMES as NAMES } from './answer-names';

const ENTRY_MAX = 200;
const COVID = [
  { value: 'negative', label: 'Negative' },
  { value: 'positive', label: 'Positive' },
];

/** Step 3: what has been. */
export function MedicalHistoryFields() {
  return (
    <Stack $gap={5}>
      <TagField
        name="patientHistory.medicalHistory"
        label={NAMES['patientHistory.medicalHistory']}
        hint="Illnesses and conditions, such as asthma or high blood pressure."
        maxLength={ENTRY_MAX}
        optional
      />
      <TagField
        name="patientHistory.surgeryHistory"
        label={NAMES['patientHistory.surgeryHistory']}
        hint="Operations, with the year if you know it."
        maxLength={ENTRY_MAX}
        optional
      />
      <TagField
        name="patientHistory.hospitalizationHistory"
        label={NAMES['patientHistory.hospitalizationHistory']}
        hint="Stays in a hospital, with the reason."
        maxLength={ENTRY_MAX}
        optional
      />
      <RadioField
        name="patientHistory.covidHistory"
        label={NAMES['patientHistory.covidHistory']}
        hint="Positive if a test has ever found Covid."
        inline
        options={COVID}
      />
    </Stack>
  );
}
