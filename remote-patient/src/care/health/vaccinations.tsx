import { useState } from 'react';
import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import type { Vaccination } from '@nivara/shared/domain/vaccination';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { color, space, targetSize, text } from '@nivara/shared/ui/tokens/theme';
import { VaccinationDialog } from './vaccination-dialog';

const Group = styled.details`
  border-top: 1px solid ${color.line};

  summary {
    display: flex;
    min-height: ${targetSize.medium};
    align-items: center;
    font-weight: 600;
    cursor: pointer;
  }
  summary::before {
    width: 1.2em;
    content: '▸';
  }
  &[open] summary::before {
    content: '▾';
  }
  ul {
    padding: 0 0 ${space[4]};
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    padding-block: ${space[2]};
    gap: ${space[2]} ${space[4]};
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

/** A longer list of due vaccinations is folded: an older child's were mostly given long ago, and never noted here. */
const MOST_UNFOLDED = 6;

interface VaccinationsProps {
  person: Pick<HealthRecord, 'id' | 'name' | 'dob'>;
  vaccinations: readonly Vaccination[];
  onNoted: (vaccinations: Vaccination[]) => void;
}

/** A child's vaccinations by the national schedule, with the days that the family has noted. */
export function Vaccinations({ person, vaccinations, onNoted }: VaccinationsProps) {
  const [chosen, setChosen] = useState<Vaccination>();
  const today = clinicDate(new Date());
  const given = vaccinations.filter(isGiven);
  const open = vaccinations.filter((each) => !isGiven(each));
  const due = open.filter(({ dueOn }) => dueOn <= today);
  const coming = open.filter(({ dueOn }) => dueOn > today);
  const group = (title: string, rows: readonly Vaccination[], isOpen: boolean) =>
    rows.length === 0 ? null : (
      <Group open={isOpen}>
        <summary>
          {title} ({rows.length})
        </summary>
        <ul role="list">
          {rows.map((each) => (
            <li key={each.id}>
              <div>
                {each.name}
                <small>{dayOf(each, today)}</small>
              </div>
              <Button size="small" variant="secondary" onClick={() => setChosen(each)}>
                {each.givenOn === null ? 'Note the day' : 'Change'}
                <VisuallyHidden>: {each.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      </Group>
    );
  return (
    <Card as="section" $padding="roomy" aria-labelledby="vaccinations">
      <Stack $gap={4}>
        <Stack $gap={2}>
          <Heading level={2} look="h3" id="vaccinations">
            Vaccinations
          </Heading>
          <p>
            {nextInWords(due, coming)} Days are those of India’s national schedule; ask us before you act on
            them.
          </p>
        </Stack>
        <div>
          {group('Due, or not noted yet', due, due.length <= MOST_UNFOLDED)}
          {group('Later', coming, due.length === 0)}
          {group('Given', given, false)}
        </div>
      </Stack>
      {chosen === undefined ? null : (
        <VaccinationDialog
          person={person}
          vaccination={chosen}
          onClose={() => setChosen(undefined)}
          onNoted={(givenOn) => {
            onNoted(vaccinations.map((each) => (each.id === chosen.id ? { ...each, givenOn } : each)));
            setChosen(undefined);
          }}
        />
      )}
    </Card>
  );
}

const isGiven = ({ givenOn, isTicked }: Vaccination) => givenOn !== null || isTicked;

function dayOf({ givenOn, isTicked, dueOn }: Vaccination, today: string): string {
  if (givenOn !== null) return `given on ${dateInWords(givenOn)}`;
  if (isTicked) return 'given, as the patient record says';
  return `${dueOn <= today ? 'was due' : 'due'} on ${dateInWords(dueOn)}`;
}

function nextInWords(due: readonly Vaccination[], [next]: readonly Vaccination[]): string {
  if (due.length > 0)
    return due.length === 1 ? 'One is due or not noted.' : `${due.length} are due or not noted.`;
  return next === undefined ? 'All are given.' : `Next: ${next.name}, on ${dateInWords(next.dueOn)}.`;
}
