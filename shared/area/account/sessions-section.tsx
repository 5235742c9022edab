import { useRef, useState } from 'react';
import { signOutEverywhere } from '@nivara/shared/api-client/my-account';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { MySession } from '@nivara/shared/domain/account';
import { momentInWords } from '@nivara/shared/domain/clinic-time';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button } from '@nivara/shared/ui/form/button';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { LogOutIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Stack, VisuallyHidden } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonText } from '@nivara/shared/ui/feedback/skeleton';
import { AccountEntries } from './account-entries';
import { AccountSection } from './account-section';
import type { MySessions } from './use-my-sessions';
import { WAITING } from './waiting-value';
import { useSignOutToHome } from './use-sign-out-to-home';

/** Lists the account's sessions, which can be ended one by one or all together. */
export function SessionsSection({ sessions }: { sessions: MySessions }) {
  const { answer } = sessions;
  const [isAsking, setAsking] = useState(false);
  const [ending, setEnding] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  const signOutToHome = useSignOutToHome();

  const end = async ({ reference }: MySession) => {
    setEnding(reference);
    try {
      await sessions.end(reference);
      heading.current?.focus();
      showToast({ tone: 'success', text: 'That device is signed out.' });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      showToast({ tone: 'error', text: `That device is still signed in. ${reason}` });
    } finally {
      setEnding(undefined);
    }
  };

  return (
    <AccountSection
      title="Where you are signed in"
      value={answer.status === 'ready' ? devicesInWords(answer.data) : WAITING}
      isForcedOpen={answer.status === 'failed'}
      about="If you do not know one of these, sign it out and change your password."
      headingRef={heading}
    >
      <Loaded data={answer} skeleton={<SkeletonText lines={4} />} failure="Your sessions could not be loaded">
        {(rows) => (
          <AccountEntries rows={hereFirst(rows)} first={4} keyOf={({ reference }) => reference}>
            {(session) => <Session session={session} busy={ending === session.reference} onEnd={end} />}
          </AccountEntries>
        )}
      </Loaded>
      <div>
        <Button variant="secondary" icon={<LogOutIcon size={20} />} onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </div>
      {isAsking ? (
        <ConfirmDialog
          title="Sign out everywhere?"
          confirmLabel="Sign out everywhere"
          busyLabel="Signing out…"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await signOutEverywhere();
            await signOutToHome({ tone: 'success', text: 'You are signed out on all devices.' });
          }}
        >
          On this device too: you will have to log in again.
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  );
}

const hereFirst = (rows: readonly MySession[]) => [
  ...rows.filter(({ current }) => current),
  ...rows.filter(({ current }) => !current),
];

function devicesInWords(rows: readonly MySession[]): string {
  const others = rows.filter(({ current }) => !current).length;
  if (others === 0) return 'This device only';
  return others === 1 ? 'This device and one other' : `This device and ${others} others`;
}

interface SessionProps {
  session: MySession;
  busy: boolean;
  onEnd: (session: MySession) => Promise<void>;
}

function Session({ session, busy, onEnd }: SessionProps) {
  const begun = momentInWords(new Date(session.createdAt));
  const browser = session.browser ?? 'A browser that does not say its name';
  return (
    <Cluster $justify="space-between">
      <Stack $gap={1}>
        <Cluster $gap={2}>
          <strong>{browser}</strong>
          {session.current ? <Badge tone="primary">This device</Badge> : null}
        </Cluster>
        <small>Signed in on {begun}</small>
        <small>Last used on {momentInWords(new Date(session.lastUsedAt))}</small>
      </Stack>
      {session.current ? null : (
        <Button variant="quiet" size="small" busy={busy} onClick={() => void onEnd(session)}>
          Sign out
          <VisuallyHidden>
            {' '}
            {browser}, the device that signed in on {begun}
          </VisuallyHidden>
        </Button>
      )}
    </Cluster>
  );
}
