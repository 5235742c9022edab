import { useId } from 'react';
import styled from 'styled-components';
import { ChoiceInput, ChoiceLabel, ChoiceRow, OptionHint } from '@nivara/shared/ui/choice/choice-look';
import { labelLook } from '@nivara/shared/ui/form/field-frame';
import { FAMILY_MAX } from '@nivara/shared/domain/family';
import { space } from '@nivara/shared/ui/tokens/theme';

export type FamilyMode = 'Single' | 'Family';

const MODES: readonly { mode: FamilyMode; hint: string }[] = [
  { mode: 'Single', hint: 'Only I am treated here, so there is no list.' },
  { mode: 'Family', hint: `Up to ${FAMILY_MAX} members of my family are treated here too.` },
];

const Legend = styled.legend`
  ${labelLook}
  margin-bottom: ${space[2]};
`;

interface ModeChoiceProps {
  mode: FamilyMode;
  onChoose: (mode: FamilyMode) => void;
}

/** `mode` stays as it is while a dialog asks for confirmation. */
export function ModeChoice({ mode: chosen, onChoose }: ModeChoiceProps) {
  const id = useId();
  return (
    <fieldset data-screen-only>
      <Legend>Who is treated here?</Legend>
      {MODES.map(({ mode, hint }) => (
        <ChoiceRow key={mode}>
          <ChoiceInput
            id={`${id}-${mode}`}
            type="radio"
            name={id}
            checked={mode === chosen}
            aria-describedby={`${id}-${mode}-about`}
            onChange={() => onChoose(mode)}
          />
          <span>
            <ChoiceLabel htmlFor={`${id}-${mode}`}>{mode}</ChoiceLabel>
            <OptionHint id={`${id}-${mode}-about`}>{hint}</OptionHint>
          </span>
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
