import styled from 'styled-components';
import type { MedicineBefore } from '@nivara/shared/domain/medicine';
import {
  PRESCRIPTION_ITEM_FIELDS,
  type PrescriptionItemField,
  type PrescriptionKind,
} from '@nivara/shared/domain/prescription';
import type { PrescriptionWarning } from '@nivara/shared/domain/prescription-warnings';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { IconButton } from '@nivara/shared/ui/form/button';
import { DateField, TextField } from '@nivara/shared/ui/form/field';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { TrashIcon } from '@nivara/shared/ui/layout/icon';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { MedicineField } from './medicine-field';
import { NUMBERS } from './prescription-values';

const Frame = styled.li`
  display: grid;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  gap: ${space[3]};
`;

const Fields = styled.div`
  display: grid;
  /* A message below one field must not push its neighbours down. */
  align-items: start;
  gap: ${space[3]};
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > [data-wide] {
    grid-column: 1 / -1;
  }
  > button {
    align-self: end;
  }
  ${media.desktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr)) auto;

    > [data-wide] {
      grid-column: span 2;
    }
  }
`;

/** Offered while typing; any other text is allowed. */
const USUAL: Partial<Record<PrescriptionItemField, readonly string[]>> = {
  form: ['Tablet', 'Capsule', 'Syrup', 'Drops', 'Cream', 'Inhaler', 'Injection'],
  frequency: ['1-0-1', '1-0-0', '0-0-1', '0-1-0', '1-1-1', 'When needed', 'Once a week'],
  food: ['Before food', 'After food', 'With food', 'On an empty stomach'],
};

const WIDE: ReadonlySet<PrescriptionItemField> = new Set(['name', 'instructions', 'meal']);
const DATES: ReadonlySet<PrescriptionItemField> = new Set(['from', 'to']);

interface PrescriptionLineProps {
  kind: PrescriptionKind;
  index: number;
  warnings: readonly PrescriptionWarning[];
  onChoose: (medicine: MedicineBefore) => void;
  onDone: () => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
}

export function PrescriptionLine(props: PrescriptionLineProps) {
  const { kind, index, warnings, onChoose, onDone, onRemove } = props;
  return (
    <Frame aria-label={`Line ${index + 1}`}>
      <Fields>
        {PRESCRIPTION_ITEM_FIELDS[kind].map(({ field, label, required }) => {
          const name = `items[${index}].${field}`;
          return (
            <div key={field} data-wide={WIDE.has(field) ? '' : undefined}>
              {kind === 'medicine' && field === 'name' ? (
                <MedicineField name={name} label={label} onChoose={onChoose} onDone={onDone} />
              ) : NUMBERS.has(field) ? (
                <NumberField name={name} label={label} optional={!required} min={1} step={1} />
              ) : DATES.has(field) ? (
                <DateField name={name} label={label} optional={!required} />
              ) : (
                <TextField
                  name={name}
                  label={label}
                  optional={!required}
                  autoComplete="off"
                  list={kind === 'medicine' && USUAL[field] ? usualId(field) : undefined}
                />
              )}
            </div>
          );
        })}
        {onRemove ? (
          <IconButton label={`Remove line ${index + 1}`} onClick={onRemove}>
            <TrashIcon size={20} />
          </IconButton>
        ) : null}
      </Fields>
      <div aria-live="polite">
        {warnings.map(({ kind: why, text }) => (
          <Alert key={text} tone={why === 'allergy' ? 'error' : 'warning'}>
            {text}
          </Alert>
        ))}
      </div>
    </Frame>
  );
}

const usualId = (field: string) => `usual-${field}`;

export const UsualTexts = () =>
  Object.entries(USUAL).map(([field, texts]) => (
    <datalist key={field} id={usualId(field)}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  ));
