import { useCallback } from 'react';
import { readOwnTimeline } from '@nivara/shared/api-client/health-records';
import { Timeline } from '@nivara/shared/area/timeline/timeline';
import { BILL_STATUS_NAMES } from '@nivara/shared/domain/bill';
import type { TimelineRow } from '@nivara/shared/domain/patient-chart';
import { formatRupees } from '@nivara/shared/domain/rupees';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { paths } from '../../paths';

interface OwnTimelineProps {
  /** The id of the family member, or of the account for its holder. */
  person: string;
  username: string;
}

export function OwnTimeline({ person, username }: OwnTimelineProps) {
  const read = useCallback(
    async (size: number) => {
      const { rows, total } = await readOwnTimeline(person, { size });
      return { rows: rows.map(inWords), total };
    },
    [person],
  );
  return (
    <Card as="section" $padding="roomy" aria-labelledby="timeline">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="timeline">
          What happened so far
        </Heading>
        <Timeline
          read={read}
          linkTo={(row) => pageOf(username, row)}
          level={3}
          next={
            <ButtonLink variant="secondary" to={paths.uploads(username)}>
              Upload an earlier report
            </ButtonLink>
          }
        />
      </Stack>
    </Card>
  );
}

const PLAN_NAMES: Record<string, string> = {
  diet: 'Diet',
  yogarx: 'Yoga prescription',
  yogasession: 'Yoga session',
};
const TEST_STATES: Record<string, string> = { pending: 'Result pending', completed: 'The report is there' };

function billInWords(status: string, amount: number | null): string {
  const state = (BILL_STATUS_NAMES as Record<string, string>)[status] ?? status;
  return amount === null ? state : `${formatRupees(amount)}, ${state.toLowerCase()}`;
}

/** Replaces the states in the service's answer with words for the patient. */
function inWords(row: TimelineRow): TimelineRow {
  const { kind, text, amount } = row;
  if (kind === 'bill') return { ...row, text: billInWords(text, amount) };
  // The page of the prescription says how the medicine is taken.
  if (kind === 'prescription') return { ...row, text: '' };
  if (kind === 'test') return { ...row, text: TEST_STATES[text] ?? '' };
  if (kind === 'plan')
    return { ...row, title: row.title || (PLAN_NAMES[text] ?? ''), text: PLAN_NAMES[text] ?? '' };
  return row;
}

function pageOf(username: string, { kind, id, text }: TimelineRow): string {
  switch (kind) {
    case 'visit':
      return paths.visit(username, id);
    case 'appointment':
      return paths.appointment(username, id);
    case 'prescription':
      return paths.prescriptionView(username, id);
    case 'test':
      return paths.testReport(username, id);
    case 'plan':
      return text === PLAN_NAMES.diet ? paths.dietPlan(username, id) : paths.yogaPlan(username, id);
    case 'bill':
      return paths.bill(username, id);
    case 'document':
      return paths.uploads(username);
  }
}
