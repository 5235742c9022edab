import { useId } from 'react';
import styled from 'styled-components';
import type { BusinessReport } from '@nivara/shared/domain/business-report';
import { controlLook } from '@nivara/shared/ui/form/field-frame';
import { space, targetSize, text } from '@nivara/shared/ui/tokens/theme';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${text.small};
  gap: ${space[2]};

  label {
    font-weight: 600;
  }
  select {
    ${controlLook}
    width: auto;
    min-height: ${targetSize.small};
    padding-block: 0;
    font-size: ${text.small};
  }
`;

interface DoctorChoiceProps extends Pick<BusinessReport, 'choices'> {
  chosen: string | null;
  /** Undefined is the whole clinic. */
  onChoose: (id: string | undefined) => void;
}

/** Shown to the founder, who sees every doctor. */
export function DoctorChoice({ choices, chosen, onChoose }: DoctorChoiceProps) {
  const id = useId();
  return (
    <Line>
      <label htmlFor={id}>Figures of</label>
      <select id={id} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        <option value="">The whole clinic</option>
        {choices.map((doctor) => (
          <option key={doctor.id} value={doctor.id}>
            {doctor.name}
          </option>
        ))}
      </select>
    </Line>
  );
}
