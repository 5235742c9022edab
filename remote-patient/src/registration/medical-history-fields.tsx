import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TagField } from '@nivara/shared/ui/form/tag-field';
import type { AnswerPath } from '@nivara/shared/domain/registration-answers';
import { answerField } from './answer-names';
import { useHalfTyped } from './half-typed';

const ENTRY_MAX = 200;
const COVID = [
  { value: 'negative', label: 'Negative' },
  { value: 'positive', label: 'Positive' },
];

/** Step 3: what has been. */
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

interface HistoryTagsProps {
  name: AnswerPath;
  hint: string;
}

function HistoryTags({ name, hint }: HistoryTagsProps) {
  const typed = useHalfTyped(name);
  return <TagField {...answerField(name)} {...typed} hint={hint} maxLength={ENTRY_MAX} optional />;
}
