import { useId, useState } from 'react';
import { useFormikContext } from 'formik';
import { OTHER_VACCINATIONS, VACCINATIONS, type Registration } from '@nivara/shared/domain/patient';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { LabelledTags } from '@nivara/shared/ui/form/tag-field';
import { answerField } from './answer-names';
import { OTHER_VACCINES, usePendingTag } from './pending-tags';

const NAME = 'patientHistory.vaccinationHistory';
const ENTRY_MAX = 200;

const isListed = (vaccine: string) => VACCINATIONS.some((listed) => listed === vaccine);

/** Step 4: a checklist whose last box reveals the names of other vaccines; one list stores them all. */
export function VaccinationFields() {
  const othersId = useId();
  const { values, setFieldValue } = useFormikContext<Registration>();
  const { vaccinationHistory } = values.patientHistory;
  const listed = vaccinationHistory.filter(isListed);
  const others = vaccinationHistory.filter((vaccine) => !isListed(vaccine));
  const typed = usePendingTag(OTHER_VACCINES);
  const [isTicked, setTicked] = useState(typed.startText !== undefined);
  // A tick that was removed by mistake brings its names back when it is set again.
  const [removedNames, setRemovedNames] = useState<string[]>([]);
  const isOpen = isTicked || others.length > 0;
  const setOthers = (names: string[]) => void setFieldValue(NAME, [...listed, ...names]);

  const toggleOthers = (open: boolean) => {
    setTicked(open);
    if (!open) setRemovedNames(others);
    setOthers(open ? removedNames : []);
  };

  return (
    <ChecklistField
      {...answerField(NAME)}
      hint="Tick those that you have had."
      optional
      options={VACCINATIONS}
      opener={{ option: OTHER_VACCINATIONS, opens: othersId, isOpen, onToggle: toggleOthers }}
    >
      {/* Hidden, not removed, so that a pending name is restored with the others and does not reopen the field. */}
      <div hidden={!isOpen}>
        <LabelledTags
          id={othersId}
          label="Other vaccines"
          {...typed}
          maxLength={ENTRY_MAX}
          value={others}
          onChange={(names) => {
            if (!isOpen) return setRemovedNames([...new Set([...removedNames, ...names])]);
            setTicked(true);
            setOthers(names);
          }}
        />
      </div>
    </ChecklistField>
  );
}
