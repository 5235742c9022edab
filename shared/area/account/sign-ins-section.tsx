import { listMySignIns } from '@nivara/shared/api-client/my-account';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import type { SecurityEventKind, AccountEvent } from '@nivara/shared/domain/account';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { AccountEntries } from './account-entries';
import { AccountSection } from './account-section';
import { WAITING } from './waiting-value';

const WORDS = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'signed-out': 'Signed out',
  'sessions-ended': 'Signed out everywhere by the clinic',
  'account-created': 'Account opened',
  'password-changed': 'Password changed',
  'password-reset': 'Password changed with a link from a mail',
  'email-changed': 'E-mail address changed',
  'role-given': 'Role given by the clinic',
  'role-taken': 'Access ended by the clinic',
  'name-changed': 'Name changed by the clinic',
  'hours-changed': 'Hours changed',
  'second-step-begun': 'Right password, second step not taken',
  'second-step-failed': 'Right password, wrong code',
  'recovery-code-used': 'Recovery code used',
  'recovery-codes-made': 'New recovery codes made',
  'second-factor-added': 'Second step added',
  'second-factor-removed': 'Second step removed',
} satisfies Record<SecurityEventKind, string>;

/** A newer service may send a kind that this version does not know. */
const inWords = (kind: string) =>
  (WORDS as Partial<Record<string, string>>)[kind] ?? 'Something else happened';

const readSignIns = async () => (await listMySignIns()).rows;

/** Lists the newest first; the service keeps all sign-ins and returns the last twenty. */
export function SignInsSection() {
  const { answer } = useChangingAnswer(readSignIns);
  return (
    <AccountSection
      title="Sign-ins"
      value={answer.status === 'ready' ? newestInWords(answer.data) : WAITING}
      action="Show"
      isForcedOpen={answer.status === 'failed'}
      about="If you do not know one of these, change your password and tell the clinic."
    >
      <Loaded data={answer} skeleton={<SkeletonText lines={4} />} failure="Your sign-ins could not be loaded">
        {(rows) =>
          rows.length === 0 ? (
            <p>There is nothing to show yet.</p>
          ) : (
            <AccountEntries rows={rows} first={3} keyOf={({ id }) => id}>
              {(event) => <Event event={event} />}
            </AccountEntries>
          )
        }
      </Loaded>
    </AccountSection>
  );
}

const newestInWords = ([newest]: readonly AccountEvent[]): string =>
  newest ? `${inWords(newest.kind)} on ${momentInWords(new Date(newest.at))}` : 'None yet';

function Event({ event: { kind, at, browser } }: { event: AccountEvent }) {
  const isSignIn = ['signed-in', 'sign-in-failed', 'second-step-begun', 'second-step-failed'].includes(kind);
  return (
    <Stack $gap={1}>
      <strong>{inWords(kind)}</strong>
      {isSignIn ? <small>{browser ?? 'A browser that does not say its name'}</small> : null}
      <small>{momentInWords(new Date(at))}</small>
    </Stack>
  );
}
