import { useId, useState } from 'react';
import { ApiError } from '@nivara/shared/api-client/http';
import { readSession } from '@nivara/shared/api-client/session';
import { useSession } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { paths } from '../app/paths';

/** A screen reader that announced each second could announce nothing else. */
const SPOKEN_EVERY = 30;

/** Closing the dialog extends the session as well, since somebody is there to close it. */
export function TimeoutWarning({ secondsLeft }: { secondsLeft: number }) {
  const titleId = useId();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<'staying' | 'leaving'>();
  const [problem, setProblem] = useState<string>();
  const [isAtMaximumAge, setIsAtMaximumAge] = useState(false);

  const attempt = async (what: 'staying' | 'leaving', call: () => Promise<unknown>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await call();
      // If the dialog is still open after this call, the session has reached its maximum age.
      setIsAtMaximumAge(what === 'staying');
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work. Please try again.');
    } finally {
      setBusy(undefined);
    }
  };
  const leave = () => {
    // Leaves for the home page first: on a guarded page, the guard would call the session expired.
    navigate(paths.home);
    return signOut();
  };
  const stay = () => attempt('staying', readSession);

  return (
    <Dialog titleId={titleId} onClose={() => void stay()} size="small" closeLabel="Stay logged in">
      <Stack $gap={5}>
        <Heading level={2} look="h3" id={titleId}>
          Are you still there?
        </Heading>
        <p>
          To protect your records, you will be logged out in <strong>{inWords(secondsLeft)}</strong>. What you
          typed is kept until you log in again here.
        </p>
        <VisuallyHidden role="status">
          {inWords(Math.ceil(secondsLeft / SPOKEN_EVERY) * SPOKEN_EVERY)} left
        </VisuallyHidden>
        {isAtMaximumAge && (
          <Alert tone="info">
            This session cannot be extended any further. Please log in again when it has ended, to go on where
            you were.
          </Alert>
        )}
        {problem !== undefined && (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
        <Cluster>
          {!isAtMaximumAge && (
            <Button busy={busy === 'staying'} onClick={() => void stay()}>
              Stay logged in
            </Button>
          )}
          <Button
            variant="secondary"
            busy={busy === 'leaving'}
            onClick={() => void attempt('leaving', leave)}
          >
            Log Out
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ];
  return parts.filter(Boolean).join(' ');
}
