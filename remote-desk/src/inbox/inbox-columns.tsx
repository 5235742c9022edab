import styled from 'styled-components';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { textColumn } from '@nivara/shared/area/table/columns';
import { RowActions } from '@nivara/shared/area/table/row-actions';
import { UnknownValue } from '@nivara/shared/area/table/unknown-value';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { INBOX_KINDS, INBOX_KIND_NAMES, type InboxItem, type InboxView } from '@nivara/shared/domain/inbox';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Button } from '@nivara/shared/ui/form/button';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { color, media, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { DueBadge, dueInWords, momentInShort } from './due-badge';

const Quiet = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
  overflow-wrap: anywhere;

  @media screen {
    ${media.tablet} {
      min-width: 12rem;
      overflow-wrap: break-word;
    }
  }
`;

const contactsOf = ({ phone, email }: InboxItem) =>
  [phone && phoneInWords(phone), email].filter((each): each is string => Boolean(each));

/** The ids are the names by which the service sorts. */
export function inboxColumns(
  view: InboxView,
  onTake: (item: InboxItem) => void,
): readonly DataColumn<InboxItem>[] {
  return [
    {
      id: 'name',
      heading: 'From',
      cell: (item) => (
        <>
          <TextLink to={paths.inboxItem(item.id)}>{item.name}</TextLink>
          {contactsOf(item).map((each) => (
            <Quiet key={each}>{each}</Quiet>
          ))}
        </>
      ),
      text: (item) => [item.name, ...contactsOf(item)].join(', '),
      rowHeader: true,
    },
    textColumn('kind', 'What', ({ kind }) => INBOX_KIND_NAMES[kind], {
      filterChoices: INBOX_KINDS.map((value) => ({ value, label: INBOX_KIND_NAMES[value] })),
    }),
    {
      id: 'about',
      heading: 'About',
      cell: ({ about }) => (about === '' ? <UnknownValue /> : <ClampedText>{about}</ClampedText>),
      text: ({ about }) => about,
    },
    textColumn('createdAt', 'Received', ({ createdAt }) => createdAt, {
      cell: ({ createdAt }) => momentInShort(createdAt),
      text: ({ createdAt }) => momentInWords(new Date(createdAt)),
    }),
    textColumn(view === 'done' ? 'doneAt' : 'dueAt', 'State', ({ dueAt }) => dueAt, {
      cell: (item) => <DueBadge item={item} />,
      text: dueInWords,
    }),
    ...(view === 'others' || view === 'done'
      ? [
          {
            id: 'holder',
            heading: 'With',
            cell: ({ holder }: InboxItem) => holder?.name ?? <UnknownValue />,
            text: ({ holder }: InboxItem) => holder?.name ?? '',
          },
        ]
      : []),
    ...(view === 'new'
      ? [
          {
            id: 'action',
            heading: 'Action',
            actions: true,
            pinned: 1,
            cell: (item: InboxItem) => (
              <RowActions>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Take over from ${item.name}`}
                  onClick={() => onTake(item)}
                >
                  Take over
                </Button>
              </RowActions>
            ),
          },
        ]
      : []),
  ];
}
