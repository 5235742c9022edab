import { useCallback } from 'react';
import { listConsents } from '@nivara/shared/api-client/consents';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { dayColumn, textColumn } from '@nivara/shared/area/table/columns';
import type { Consent } from '@nivara/shared/domain/consent';
import { clinicDate } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTable } from '@nivara/shared/ui/table/data-table';

const STATES: Record<Consent['state'], [string, BadgeTone]> = {
  given: ['Given', 'success'],
  withdrawn: ['Withdrawn', 'warning'],
  none: ['Not given', 'neutral'],
};

const inWords = ({ state, outdated }: Consent) =>
  outdated ? `${STATES[state][0]}, to an earlier text` : STATES[state][0];

const COLUMNS: readonly DataColumn<Consent>[] = [
  textColumn('title', 'Consent', ({ title }) => title, { rowHeader: true }),
  textColumn('detail', 'What it says', ({ detail }) => detail),
  textColumn('state', 'State', inWords, {
    cell: (consent) => <Badge tone={STATES[consent.state][1]}>{inWords(consent)}</Badge>,
  }),
  dayColumn('date', 'Since', ({ date }) => date && clinicDate(new Date(date))),
];

/** Only the holder of an account consents, also for the family members. */
export function ChartConsents({ chart: { accountId, familyMemberId } }: { chart: PatientChart }) {
  return familyMemberId === null ? (
    <Consents accountId={accountId} />
  ) : (
    <EmptyState level={2} title="No consents of their own">
      The holder of the account consents for the family.
    </EmptyState>
  );
}

function Consents({ accountId }: { accountId: string }) {
  const consents = useAnswer(useCallback(() => listConsents({ patient: accountId }), [accountId]));
  const failed = consents.status === 'failed' ? consents : undefined;
  return (
    <DataTable
      caption="Consents"
      columns={COLUMNS}
      rows={consents.status === 'ready' ? consents.data.rows : undefined}
      rowKey={({ id }) => id}
      error={failed?.message}
      onRetry={failed?.retry}
      fileName="consents"
      level={2}
      empty={<EmptyState level={2} title="No consents yet" />}
    />
  );
}
