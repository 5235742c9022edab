import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import styled from 'styled-components';
import { BillLines } from '@nivara/shared/area/bill/bill-lines';
import { amountOf, shownLines } from '@nivara/shared/domain/bill-lines';
import { MOST_LINES } from '@nivara/shared/domain/desk-bill';
import { Button } from '@nivara/shared/ui/form/button';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { PlusIcon, TrashIcon } from '@nivara/shared/ui/layout/icon';
import { Split } from '@nivara/shared/ui/layout/layout';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { EMPTY_LINE, LineFields } from '../line-fields';
import { EMPTY_BILL, type Payer, previewOf, raiseSchema, type RaiseValues } from './raise-values';

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
  gap: ${space[3]};

  ${media.tablet} {
    align-items: start;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  > button {
    justify-self: start;
  }
`;

interface RaiseFormProps {
  payer: Payer;
  onRaise: (values: RaiseValues) => Promise<void>;
}

export const RaiseForm = ({ payer, onRaise }: RaiseFormProps) => (
  <Form<RaiseValues>
    label="New bill"
    initialValues={EMPTY_BILL}
    schema={raiseSchema(payer)}
    onSubmit={onRaise}
  >
    {({ values }) => (
      <>
        {payer === null ? (
          <Split $gap={4}>
            <TextField name="name" label="Name" maxLength={120} autoComplete="off" />
            <TextField name="phone" label="Phone" optional type="tel" maxLength={30} autoComplete="off" />
          </Split>
        ) : null}
        <Lines />
        <Preview values={values} />
        <SubmitButton busyLabel="Raising…">Raise the bill</SubmitButton>
      </>
    )}
  </Form>
);

function Lines() {
  const { values, setFieldValue } = useFormikContext<RaiseValues>();
  const { lines } = values;
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<number>(undefined);

  useEffect(() => {
    if (toFocus.current === undefined) return;
    list.current?.children[toFocus.current]?.querySelector<HTMLElement>('input')?.focus();
    toFocus.current = undefined;
  }, [lines.length]);

  const setLines = (next: RaiseValues['lines'], focus: number) => {
    toFocus.current = focus;
    void setFieldValue('lines', next);
  };

  return (
    <>
      <List ref={list} role="list" aria-label="Lines">
        {lines.map((_, index) => (
          <Entry key={index} aria-label={`Line ${index + 1}`}>
            <LineFields at={`lines[${index}].`} />
            {lines.length === 1 ? null : (
              <Button
                variant="quiet"
                size="small"
                icon={<TrashIcon size={18} />}
                aria-label={`Remove line ${index + 1}`}
                onClick={() =>
                  setLines(
                    lines.filter((__, at) => at !== index),
                    Math.max(0, index - 1),
                  )
                }
              >
                Remove
              </Button>
            )}
          </Entry>
        ))}
      </List>
      {lines.length >= MOST_LINES ? null : (
        <Button
          variant="secondary"
          size="small"
          icon={<PlusIcon size={18} />}
          onClick={() => setLines([...lines, EMPTY_LINE], lines.length)}
        >
          Add a line
        </Button>
      )}
    </>
  );
}

/** Shows the bill with its taxes while the desk enters the lines. */
function Preview({ values }: { values: RaiseValues }) {
  const lines = previewOf(values);
  return lines.length === 0 ? null : <BillLines lines={shownLines(lines)} amount={amountOf(lines)} />;
}
