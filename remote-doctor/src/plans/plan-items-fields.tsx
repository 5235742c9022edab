import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import type { CarePlanKind } from '@nivara/shared/domain/care-plan';
import { ChecklistField } from '@nivara/shared/ui/choice/checklist-field';
import { Button } from '@nivara/shared/ui/form/button';
import { DateField, TextArea, TextField } from '@nivara/shared/ui/form/field';
import { PlusIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { color, radius, space } from '@nivara/shared/ui/tokens/theme';
import { WEEK, WEEKDAYS } from '../form/weekdays';
import { nextItem, USUAL_MEALS, type PlanItemValues, type PlanValues } from './plan-values';

const List = styled.ol`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  gap: ${space[3]};
`;

const Line = styled.div`
  display: grid;
  /* A message below one field must not push its neighbours down. */
  align-items: start;
  gap: ${space[3]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
`;

const DAYS = WEEK.map((day) => WEEKDAYS[day] ?? '');

const isEmpty = ({ title, text }: PlanItemValues) => title === '' && text === '';

/** The entries of a plan: meals, exercises or sessions. */
export function PlanItemsFields({ kind }: { kind: CarePlanKind }) {
  const { values, setFieldValue } = useFormikContext<PlanValues>();
  const { items } = values;
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<number>(undefined);
  const what = NAMES[kind];

  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.children[toFocus.current]?.querySelector<HTMLElement>('input')?.focus();
    toFocus.current = undefined;
  }, [items.length]);

  const setItems = (next: PlanItemValues[], focus: number) => {
    toFocus.current = focus;
    void setFieldValue('items', next);
  };

  return (
    <>
      <List ref={list} role="list" aria-label="Entries">
        {items.map((item, index) => (
          // A new entry has no id. Its index can be the key, since its fields keep no state.
          <Entry key={item.id ?? index} aria-label={`${what} ${index + 1}`}>
            <Line>
              <TextField name={`items[${index}].title`} label={what} autoComplete="off" />
              {kind === 'yogasession' ? <DateField name={`items[${index}].date`} label="Date" /> : null}
              <TextField name={`items[${index}].time`} label="Time" type="time" optional />
            </Line>
            <TextArea name={`items[${index}].text`} label="How" optional rows={2} />
            {kind === 'yogasession' ? null : (
              <ChecklistField
                name={`items[${index}].days`}
                label="Only on"
                hint="None chosen means every day."
                optional
                short
                options={DAYS}
              />
            )}
            {items.length === 1 ? null : (
              <div>
                <Button
                  variant="quiet"
                  size="small"
                  icon={<TrashIcon size={18} />}
                  aria-label={`Remove ${what.toLowerCase()} ${index + 1}`}
                  onClick={() =>
                    setItems(
                      items.filter((_, at) => at !== index),
                      Math.max(0, index - 1),
                    )
                  }
                >
                  Remove
                </Button>
              </div>
            )}
          </Entry>
        ))}
      </List>
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          icon={<PlusIcon size={18} />}
          onClick={() => setItems([...items, nextItem(kind, items)], items.length)}
        >
          Add {ARTICLED[kind]}
        </Button>
        {kind === 'diet' && items.every(isEmpty) ? (
          <Button variant="quiet" size="small" onClick={() => setItems([...USUAL_MEALS], 0)}>
            Begin with the usual meals
          </Button>
        ) : null}
      </Cluster>
    </>
  );
}

const NAMES: Record<CarePlanKind, string> = { diet: 'Meal', yogarx: 'Exercise', yogasession: 'Session' };
const ARTICLED: Record<CarePlanKind, string> = {
  diet: 'a meal',
  yogarx: 'an exercise',
  yogasession: 'a session',
};
