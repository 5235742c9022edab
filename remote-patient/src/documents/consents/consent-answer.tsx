import { useState, type Ref } from 'react';
import { withdrawConsent } from '@nivara/shared/api-client/consents';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { ConsentDetail } from '@nivara/shared/domain/consent';
import { Button } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { ConfirmDialog } from '@nivara/shared/ui/overlay/confirm-dialog';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { ConsentStateBadge } from './consent-state';

interface ConsentAnswerProps {
  consent: ConsentDetail;
  heading: Ref<HTMLHeadingElement>;
  /** Called with a text that tells the patient what was done. */
  onAnswered: (text: string) => void;
}

/** The patient's last answer and its day; the page shows it above the text of the consent. */
export function ConsentAnswer({ consent, heading, onAnswered }: ConsentAnswerProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Card as="section" $padding="roomy" aria-labelledby="answer">
      <Stack $gap={4}>
        <Cluster $justify="space-between">
          <Heading ref={heading} level={2} look="h3" id="answer" tabIndex={-1}>
            <VisuallyHidden>Your answer: </VisuallyHidden>
            {answerInWords(consent)}
          </Heading>
          <ConsentStateBadge consent={consent} />
        </Cluster>
        {consent.state === 'given' && !consent.outdated ? null : <p>{nextInWords(consent)}</p>}
        {consent.state === 'given' ? (
          <div>
            <Button variant="secondary" onClick={() => setIsConfirming(true)}>
              Withdraw my consent
            </Button>
          </div>
        ) : null}
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
            onAnswered(`Your consent to “${consent.title}” is withdrawn.`);
          }}
        >
          The withdrawal counts from now on. What was done before stays lawful, and you can agree again at any
          time.
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}

function answerInWords({ state, date }: ConsentDetail): string {
  if (state === 'none' || date === null) return 'You have not answered yet';
  const day = dateInWords(clinicDate(new Date(date)));
  return state === 'given' ? `You agreed on ${day}` : `You withdrew your consent on ${day}`;
}

const nextInWords = ({ state, givenVersion, version }: ConsentDetail): string =>
  state === 'given'
    ? `You have agreed to version ${givenVersion ?? '—'}. This is version ${version}: please read what has changed, and agree below it.`
    : 'Please read the text. You can agree below it.';
