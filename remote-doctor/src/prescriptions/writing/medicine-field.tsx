import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { MedicineBefore } from '@nivara/shared/domain/medicine';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { useFormField } from '@nivara/shared/ui/form/use-form-field';
import { color, layer, radius, shadow, space, text } from '@nivara/shared/ui/tokens/theme';
import { medicineInWords, useMedicines } from './use-medicines';

const Root = styled.div`
  position: relative;

  input {
    ${controlLook}
  }
`;

const List = styled.ul`
  position: absolute;
  z-index: ${layer.menu};
  inset-inline: 0;
  min-width: min(26rem, 80vw);
  padding: ${space[1]};
  margin-top: ${space[1]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  list-style: none;
`;

const Option = styled.li`
  display: grid;
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${color.primarySoft};
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

interface MedicineFieldProps {
  name: string;
  label: string;
  onChoose: (medicine: MedicineBefore) => void;
  /** Called on Enter in an empty field. */
  onDone: () => void;
}

/** Follows the editable combobox of the ARIA Authoring Practices; the first match is active, so that Enter takes it. */
export function MedicineField({ name, label, onChoose, onDone }: MedicineFieldProps) {
  const { id, error, input, setValue, described } = useFormField<string>({ name });
  const [isTyping, setTyping] = useState(false);
  const [reachedIndex, setReachedIndex] = useState(0);
  const medicines = useMedicines(isTyping ? input.value : '');
  const isOpen = isTyping && medicines.length > 0;
  const active = Math.min(reachedIndex, medicines.length - 1);
  const optionId = (index: number) => `${id}-option-${index}`;

  const choose = (index: number) => {
    const medicine = medicines[index];
    if (medicine === undefined) return;
    setTyping(false);
    onChoose(medicine);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      if (isOpen) choose(active);
      else if (input.value.trim() === '') onDone();
    } else if (step !== undefined && isOpen) {
      setReachedIndex((active + step + medicines.length) % medicines.length);
    } else if (event.key === 'Escape' && isOpen) {
      setTyping(false);
    } else return;
    // Enter must not submit a prescription that is being written.
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FieldFrame {...{ id, label, error }}>
      <Root>
        <input
          {...input}
          {...described}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen ? optionId(active) : undefined}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setValue(target.value);
            setTyping(true);
            setReachedIndex(0);
          }}
          onBlur={(event) => {
            setTyping(false);
            input.onBlur(event);
          }}
        />
        {isOpen ? (
          // A press on the list keeps the focus in the field; a blur would close the list before the click.
          <List
            id={`${id}-list`}
            role="listbox"
            aria-label="Written before"
            onMouseDown={(event) => event.preventDefault()}
          >
            {medicines.map((medicine, index) => (
              <Option
                key={`${medicine.name} ${medicineInWords(medicine)} ${medicine.instructions}`}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                onPointerMove={() => setReachedIndex(index)}
                onClick={() => choose(index)}
              >
                <span>{medicine.name}</span>
                <small>{medicineInWords(medicine)}</small>
              </Option>
            ))}
          </List>
        ) : null}
      </Root>
    </FieldFrame>
  );
}
