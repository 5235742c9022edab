import styled from 'styled-components';
import { controlLook } from '../form/field-frame';
import { ChevronDownIcon } from '../layout/icon';
import { color, space, text } from '../tokens/theme';
import type { FilterChoice } from './table-query';

export const Labelled = styled.div`
  display: flex;
  min-width: 0;
  flex: 1 1 7rem;
  flex-direction: column;
  gap: ${space[1]};

  &[data-roomy] {
    flex: 2 1 14rem;
  }
  /* At 1024 px search, filter, order and number of rows fit on one line. */
  &:first-child {
    flex: 2 1 11rem;
  }
  label {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 550;
  }
`;

export const Control = styled.div`
  position: relative;
  color: ${color.textMuted};

  svg {
    position: absolute;
    top: 12px;
    right: ${space[3]};
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlLook}
  padding-inline-end: 2.5rem;
  appearance: none;
`;

interface ToolbarSelectProps {
  id: string;
  label: string;
  value: string;
  disabled: boolean;
  choices: readonly FilterChoice[];
  /** For choices of several words. */
  roomy?: boolean;
  onChange: (value: string) => void;
}

export const ToolbarSelect = ({ id, label, choices, roomy, onChange, ...rest }: ToolbarSelectProps) => (
  <Labelled data-roomy={roomy || undefined}>
    <label htmlFor={id}>{label}</label>
    <Control>
      <Select id={id} {...rest} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      <ChevronDownIcon size={20} />
    </Control>
  </Labelled>
);
