import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { PrescriptionKind } from '@nivara/shared/domain/prescription';
import { type KnownOfPatient, prescriptionWarnings } from '@nivara/shared/domain/prescription-warnings';
import { Button } from '@nivara/shared/ui/form/button';
import { PlusIcon } from '@nivara/shared/ui/layout/icon';
import { space } from '@nivara/shared/ui/tokens/theme';
import { PrescriptionLine, UsualTexts } from './prescription-line';
import { emptyLine, isEmptyLine, toLine, writtenItems, type PrescriptionValues } from './prescription-values';

const List = styled.ol`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;
`;

interface PrescriptionLinesFieldsProps {
  kind: PrescriptionKind;
  known: KnownOfPatient;
}

/** A chosen medicine fills its line and opens the next one, so that three medicines take three presses of Enter. */
export function PrescriptionLinesFields({ kind, known }: PrescriptionLinesFieldsProps) {
  const { values, setFieldValue } = useFormikContext<PrescriptionValues>();
  const { items } = values;
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<number>(0);
  const warnings = kind === 'medicine' ? prescriptionWarnings(writtenItems(items), known) : [];

  useEffect(() => {
    const line = list.current?.children[toFocus.current];
    line?.querySelector<HTMLElement>('input')?.focus();
  }, [items.length]);

  const setItems = (next: PrescriptionValues['items'], focus: number) => {
    toFocus.current = focus;
    void setFieldValue('items', next);
  };
  const focusLine = (index: number) =>
    list.current?.children[index]?.querySelector<HTMLElement>('input')?.focus();

  const fill = (index: number, chosen: object) => {
    const filled = items.map((line, at) => (at === index ? toLine(kind, chosen) : line));
    const isLast = index === items.length - 1;
    setItems(isLast ? [...filled, emptyLine(kind)] : filled, index + 1);
    if (!isLast) focusLine(index + 1);
  };

  return (
    <>
      <List ref={list} role="list" aria-label="Lines">
        {items.map((_line, index) => (
          <PrescriptionLine
            // Lines have no ids. The index can be the key: a line’s only state is its open list of medicines.
            key={index}
            kind={kind}
            index={index}
            warnings={warnings.filter(({ line }) => line === index)}
            onChoose={(medicine) => fill(index, medicine)}
            onDone={() =>
              list.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
            }
            onRemove={
              items.length === 1
                ? undefined
                : () =>
                    setItems(
                      items.filter((_other, at) => at !== index),
                      Math.max(0, index - 1),
                    )
            }
          />
        ))}
      </List>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<PlusIcon size={18} />}
          onClick={() => {
            const empty = items.findIndex(isEmptyLine);
            if (empty >= 0) focusLine(empty);
            else setItems([...items, emptyLine(kind)], items.length);
          }}
        >
          Add a line
        </Button>
      </div>
      {kind === 'medicine' ? <UsualTexts /> : null}
    </>
  );
}
