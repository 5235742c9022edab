import { useMemo } from 'react';
import styled from 'styled-components';
import { listConsents } from '@nivara/shared/api-client/consents';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { Consent } from '@nivara/shared/domain/consent';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { breakpoint, color, space, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { ConsentIcon } from '../../frame/area-icons';
import { AreaPage } from '../../frame/area-page';
import { TitleLink } from '../../frame/title-link';
import { ListTable } from '@nivara/shared/area/table/list-table';
import { serialColumn } from '@nivara/shared/area/table/serial-column';
import { useListTable, type ListRows, type Numbered } from '@nivara/shared/area/table/use-list-table';
import { NoWrap } from '@nivara/shared/ui/layout/unbroken';
import { paths } from '../../paths';
import { useSignedInUser } from '../../session/use-signed-in-user';
import { ConsentStateBadge, consentWords } from './consent-state';

const Words = styled.span`
  display: block;
  max-width: 34rem;
  padding-block: ${space[1]};

  small {
    display: block;
    margin-top: ${space[1]};
    font-weight: 400;
    color: ${color.textMuted};
    font-size: inherit;
  }
  @media screen and (width < ${breakpoint.tablet}) {
    min-width: 9rem;
    padding-block: 0;

    small {
      font-size: ${text.small};
    }
  }
`;

/** On a phone the title is enough; the consent’s own page has the detail. */
const OnWideScreen = styled.small`
  @media screen and (width < ${breakpoint.tablet}) {
    && {
      display: none;
    }
  }
`;

const when = ({ date }: Consent) =>
  date === null ? 'Not answered yet' : dateInWords(clinicDate(new Date(date)));

const consentColumns = (username: string): readonly DataColumn<Numbered<Consent>>[] => [
  serialColumn,
  {
    id: 'date',
    part: 'when',
    heading: 'Date',
    cell: (consent) => <NoWrap data-day="">{when(consent)}</NoWrap>,
    text: when,
    sortValue: ({ date }) => date,
    pinned: 2,
  },
  {
    id: 'title',
    part: 'what',
    heading: 'Detail',
    cell: (consent) => (
      <Words>
        <Cluster $gap={2} as="span">
          <strong>{consent.title}</strong> <ConsentStateBadge consent={consent} />
        </Cluster>
        <small>{consent.detail}</small>
      </Words>
    ),
    text: (consent) => `${consent.title} (${consentWords(consent)}): ${consent.detail}`,
    sortValue: ({ title }) => title,
    rowHeader: true,
  },
  {
    id: 'view',
    part: 'action',
    heading: 'View',
    cell: ({ id, title }) => (
      <TextLink to={paths.consent(username, id)}>
        View<VisuallyHidden> “{title}”</VisuallyHidden>
      </TextLink>
    ),
    actions: true,
    pinned: 1,
  },
];

/** The columns of the summary, where the state is a column of its own. */
const consentSummary = (username: string): readonly DataColumn<Numbered<Consent>>[] =>
  consentColumns(username)
    .filter(({ part }) => part !== undefined)
    .flatMap((column) =>
      column.part === 'what'
        ? [
            {
              ...column,
              cell: ({ id, title, detail }: Consent) => (
                <Words>
                  <strong>
                    <TitleLink page={() => paths.consent(username, id)}>{title}</TitleLink>
                  </strong>
                  <OnWideScreen>{detail}</OnWideScreen>
                </Words>
              ),
            },
            STATE,
          ]
        : column,
    );

const STATE: DataColumn<Numbered<Consent>> = {
  id: 'state',
  part: 'state',
  heading: 'State',
  cell: (consent) => <ConsentStateBadge consent={consent} />,
  text: consentWords,
};

const list: ListRows<Consent> = (query) => listConsents(query);
const initial = {};

export function ConsentsScreen() {
  const username = useSignedInUser()?.UserName ?? '';
  const columns = useMemo(() => consentColumns(username), [username]);
  const summary = useMemo(() => consentSummary(username), [username]);
  const { table } = useListTable<Consent>({ columns, list, initial });
  return (
    <AreaPage
      name="Consents"
      heading="Consents"
      lead="Read what you agree to, agree to it, and take it back whenever you want."
    >
      <ListTable
        caption="Consents"
        columns={columns}
        summary={summary}
        opensAs="summary"
        table={table}
        fileName="consents"
        empty={
          <EmptyState
            level={2}
            title="There is nothing to agree to"
            icon={<ConsentIcon size={28} />}
            action={<ButtonLink to={paths.dashboard(username)}>Go to your dashboard</ButtonLink>}
          >
            When the clinic needs your consent to something, its text is listed here.
          </EmptyState>
        }
      />
    </AreaPage>
  );
}
