import { useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import { listDeskPatients } from '@nivara/shared/api-client/desk-patients';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { MOST_COUNTED, searchWords } from '@nivara/shared/domain/list-query';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Button } from '@nivara/shared/ui/form/button';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { hintId } from '@nivara/shared/ui/form/field-ids';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { color, motion, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { NewPatientForm, typedPatient } from './new-patient-form';
import { aboutPatient } from './patient-texts';
import { UnseenBadge } from './unseen';
import { useDebounced } from './use-debounced';

const Search = styled.input`
  ${controlLook}
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[2]};
  list-style: none;

  button {
    display: grid;
    width: 100%;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.surface};
    color: ${color.text};
    cursor: pointer;
    gap: ${space[1]};
    justify-items: start;
    text-align: start;
    transition: border-color ${motion.quick};
  }
  button:hover {
    border-color: ${color.primary};
  }
  strong {
    font-weight: 650;
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
    line-height: 1.4;
  }
`;

const FEWEST_LETTERS = 2;
const MOST_FOUND = 8;

interface FindPatientProps {
  onChoose: (patient: DeskPatient) => void;
}

/** Finds the caller, most often by phone number, or adds them. */
export function FindPatient({ onChoose }: FindPatientProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isNew, setIsNew] = useState(false);
  const query = useDebounced(searchWords(typed));
  if (isNew) {
    return (
      <NewPatientForm
        initial={typedPatient(typed)}
        submitLabel="Add and choose"
        onMade={onChoose}
        onCancel={() => setIsNew(false)}
      />
    );
  }
  return (
    <Stack>
      <FieldFrame id={id} label="Find the patient" hint="Phone, name, Patient Id, date of birth or e-mail">
        <Search
          id={id}
          type="search"
          autoComplete="off"
          aria-describedby={hintId(id)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FieldFrame>
      {query.length < FEWEST_LETTERS ? null : <Found query={query} onChoose={onChoose} />}
      <div>
        <Button variant="secondary" size="small" onClick={() => setIsNew(true)}>
          Add a new patient
        </Button>
      </div>
    </Stack>
  );
}

function Found({ query, onChoose }: FindPatientProps & { query: string }) {
  const found = useAnswer(useCallback(() => listDeskPatients({ q: query, size: MOST_FOUND }), [query]));
  return (
    <Loaded
      data={found}
      level={3}
      failure="The patients could not be searched"
      skeleton={<SkeletonText lines={3} />}
    >
      {({ rows, total }) => (
        <>
          <p role="status">{foundInWords(total)}</p>
          <List role="list">
            {rows.map((patient) => (
              <li key={patient.id}>
                <button type="button" onClick={() => onChoose(patient)}>
                  <strong>{patient.name}</strong>
                  <small>{aboutPatient(patient)}</small>
                  {patient.isUnseen ? <UnseenBadge /> : null}
                </button>
              </li>
            ))}
          </List>
        </>
      )}
    </Loaded>
  );
}

function foundInWords(total: number): string {
  if (total === 0) return 'Nobody found. Is it a new patient?';
  if (total === 1) return '1 person found';
  const found = `${total > MOST_COUNTED ? `More than ${MOST_COUNTED}` : total} people found`;
  return total > MOST_FOUND ? `${found}, the first ${MOST_FOUND} are shown` : found;
}
