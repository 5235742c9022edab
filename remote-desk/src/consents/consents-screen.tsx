import { listConsentTexts } from '@nivara/shared/api-client/consents';
import { useAnswer } from '@nivara/shared/app-context/use-answer';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskConsentText } from '@nivara/shared/domain/consent';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTable } from '@nivara/shared/ui/table/data-table';
import { DeskPage } from '../frame/desk-page';
import { paths } from '../paths';

const COLUMNS: readonly DataColumn<DeskConsentText>[] = [
  {
    id: 'title',
    heading: 'Consent',
    cell: ({ kind, title }) => <TextLink to={paths.consent(kind)}>{title}</TextLink>,
    text: ({ title }) => title,
    rowHeader: true,
  },
  {
    id: 'version',
    heading: 'Version',
    cell: ({ version }) => version,
    text: ({ version }) => String(version),
    align: 'end',
  },
  {
    id: 'publishedAt',
    heading: 'Published',
    cell: ({ publishedAt }) => momentInWords(new Date(publishedAt)),
    text: ({ publishedAt }) => momentInWords(new Date(publishedAt)),
  },
  {
    id: 'given',
    heading: 'Given by',
    cell: ({ given }) => given,
    text: ({ given }) => String(given),
    align: 'end',
  },
  {
    id: 'outdated',
    heading: 'Earlier version only',
    cell: ({ outdated }) => outdated,
    text: ({ outdated }) => String(outdated),
    align: 'end',
  },
];

export function ConsentsScreen() {
  const answer = useAnswer(listConsentTexts);
  return (
    <DeskPage
      name="Consents"
      heading="Consents"
      lead="The texts that patients agree to. A new version asks everybody again who has agreed to an earlier one."
    >
      <DataTable
        caption="Consents"
        columns={COLUMNS}
        rows={answer.status === 'ready' ? answer.data : undefined}
        rowKey={({ kind }) => kind}
        error={answer.status === 'failed' ? answer.message : undefined}
        onRetry={answer.status === 'failed' ? answer.retry : undefined}
        fileName="consents"
        level={2}
        empty={
          <EmptyState level={2} title="No texts yet">
            The clinic’s four texts come with its database.
          </EmptyState>
        }
      />
    </DeskPage>
  );
}
