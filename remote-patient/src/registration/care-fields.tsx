import { useId } from 'react';
import { TextField } from '@nivara/shared/ui/form/field';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { answerField } from './answer-names';
import { FieldGrid } from './field-grid';
import { HistoryTags } from './history-tags';

/** The end of step 4: optional answers that a doctor wants to see at once. */
export function CareFields() {
  const id = useId();
  return (
    <Stack as="section" $gap={5} aria-labelledby={id}>
      <Heading level={3} id={id}>
        For your doctors
      </Heading>
      <HistoryTags
        name="patientHistory.allergies"
        hint="Medicines, foods or other things that you react to."
      />
      <HistoryTags name="patientHistory.conditions" hint="What you are treated for at present." />
      <HistoryTags
        name="patientHistory.currentMedicines"
        hint="What you take at present, with the dose if you know it."
      />
      <FieldGrid>
        <TextField {...answerField('patientHistory.emergencyName')} maxLength={120} optional />
        <TextField {...answerField('patientHistory.emergencyRelation')} maxLength={60} optional />
        <TextField
          {...answerField('patientHistory.emergencyPhone')}
          type="tel"
          inputMode="tel"
          maxLength={40}
          optional
        />
      </FieldGrid>
    </Stack>
  );
}
