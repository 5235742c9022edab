import { brand } from '@nivara/shared/contracts/brand';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { INBOX_KINDS, INBOX_KIND_NAMES, type InboxKind } from '@nivara/shared/domain/inbox';
import type { Mail } from '../../mail/mailer';
import type { InboxRow } from './inbox-repository';

type Words = Pick<Mail, 'subject' | 'text'>;

const SUBJECTS: Record<InboxKind, string> = {
  message: 'Your message to us',
  enrolment: 'Your enrolment',
  request: 'Your booking request',
  payment: 'Your payment',
};

export const answerMail = ({ kind, name }: Pick<InboxRow, 'kind' | 'name'>, answer: string): Words => ({
  subject: `${SUBJECTS[kind]}: an answer from ${brand.name}`,
  text: `Dear ${name},\n\n${answer}\n\nThe front desk of ${brand.name}\n\nMails to this address are not read: please write to ${brand.email}, or call ${brand.phone.text}.`,
});

interface OpenOfKind {
  kind: InboxKind;
  count: number;
  late: number;
  /** The moment of the oldest item. */
  oldest: string;
}

const PLURALS: Record<InboxKind, string> = {
  message: 'messages',
  enrolment: 'enrolments',
  request: 'booking requests',
  payment: 'reported payments',
};

/** Contains only numbers and times, since a mail can reach people who must not see the desk’s pages. */
export function dailyMail(open: readonly OpenOfKind[], siteUrl: string): Words {
  const sum = (of: 'count' | 'late') => open.reduce((total, row) => total + row[of], 0);
  const lines = INBOX_KINDS.flatMap((kind) => {
    const row = open.find((each) => each.kind === kind);
    if (!row) return [];
    const what = row.count === 1 ? INBOX_KIND_NAMES[kind].toLowerCase() : PLURALS[kind];
    const late = row.late === 0 ? '' : `, ${row.late} of them older than a working day`;
    return [`${row.count} ${what}${late}, since ${momentInWords(new Date(row.oldest))}`];
  });
  const late = sum('late');
  return {
    subject: `${sum('count')} in the inbox${late === 0 ? '' : `, ${late} older than a working day`}`,
    text: `This waits for an answer:\n\n${lines.join('\n')}\n\n${siteUrl}/desk/inbox`,
  };
}
