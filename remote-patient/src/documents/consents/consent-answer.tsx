import { useRef, useState } from 'react';
import { giveConsent, withdrawConsent } from '@nivara/shared/api-client/consents';
import { useToasts } from '@nivara/shared/app-context/app-context';
import type { ConsentDetail } from '@nivara/shared/domain/consent';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';

interface ConsentAnswerProps {
  consent: ConsentDetail;
  /** Called after each answer, and after the service refused an outdated text. */
  onChanged: () => void;
}

export function ConsentAnswer({ consent, onChanged }: ConsentAnswerProps) {
  const [isSending, setIsSending] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { showToast } = useToasts();
  const isGiven = consent.state === 'given';
  const { title } = consent;

  const announceChange = (text: string) => {
    onChanged();
    // The pressed button disappears, and the focus with it.
    heading.current?.focus();
    showToast({ tone: 'success', text });
  };

  const give = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await giveConsent(consent.id, consent.version);
      announceChange(`You have agreed to “${title}”.`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
      // The service refuses an outdated text, so the current one is loaded.
      onChanged();
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Card as="section" $padding="roomy" aria-labelledby="answer">
      <Stack $gap={4}>
        <Heading ref={heading} level={2} look="h3" id="answer" tabIndex={-1}>
          Your answer
        </Heading>
        <p>{stateText(consent)}</p>
        {problem === undefined ? null : (
          <Alert tone="error" live>
            {problem}
          </Alert>
        )}
        <Cluster>
          {isGiven && !consent.outdated ? null : (
            <Button busy={isSending} busyLabel="Sending…" onClick={() => void give()}>
              I have read this and agree
            </Button>
          )}
          {isGiven ? (
            <Button variant="secondary" onClick={() => setIsConfirming(true)}>
              Withdraw my consent
            </Button>
          ) : null}
        </Cluster>
      </Stack>
      {isConfirming ? (
        <ConfirmDialog
          title="Withdraw your consent?"
          confirmLabel="Withdraw"
          busyLabel="Withdrawing…"
          danger
          onClose={() => setIsConfirming(false)}
          onConfirm={async () => {
            await withdrawConsent(consent.id);
            setIsConfirming(false);
            announceChange(`Your consent to “${title}” is withdrawn.`);
          }}
        >
          It counts from now on. What was done before stays lawful, and you can agree again at any time.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

function stateText({ state, outdated, givenVersion, version }: ConsentDetail): string {
  if (state === 'none') return 'You have not answered yet.';
  if (state === 'withdrawn') return 'You have withdrawn your consent.';
  if (!outdated) return 'You have agreed to this text.';
  return `You have agreed to version ${givenVersion ?? '—'}. This is version ${version}: please read what has changed.`;
}
