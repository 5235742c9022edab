import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { answerField } from './answer-names';
import { HistoryTags } from './history-tags';

const COVID = [
  { value: 'negative', label: 'Negative' },
  { value: 'positive', label: 'Positive' },
];

/** Step 3. */
export function MedicalHistoryFields() {
  return (
    <Stack $gap={5}>
      <HistoryTags
        name="patientHistory.medicalHistory"
        hint="Illnesses and conditions, such as asthma or high blood pressure."
      />
      <HistoryTags name="patientHistory.surgeryHistory" hint="Operations, with the year if you know it." />
      <HistoryTags
        name="patientHistory.hospitalizationHistory"
        hint="Stays in a hospital, with the reason."
      />
      <RadioField
        {...answerField('patientHistory.covidHistory')}
        hint="Positive if a test has ever found Covid."
        inline
        options={COVID}
      />
    </Stack>
  );
}
