import { useState } from 'react';
import { giveConsent } from '@nivara/shared/api-client/consents';
import type { ConsentDetail } from '@nivara/shared/domain/consent';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';

interface AgreeToConsentProps {
  consent: ConsentDetail;
  /** Called with the message about the given consent. */
  onAnswered: (text: string) => void;
  /** Called after any failure, since the text may have changed in the meantime. */
  onRefused: () => void;
}

/** Comes after the text, which has to be read first. */
export function AgreeToConsent({ consent, onAnswered, onRefused }: AgreeToConsentProps) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const give = async () => {
    setIsSending(true);
    setProblem(undefined);
    try {
      await giveConsent(consent.id, consent.version);
      onAnswered(`You have agreed to “${consent.title}”.`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'That did not work. Please try again.');
      onRefused();
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Stack $gap={4} data-screen-only>
      {problem === undefined ? null : (
        <Alert tone="error" live>
          {problem}
        </Alert>
      )}
      <div>
        <Button busy={isSending} busyLabel="Sending…" onClick={() => void give()}>
          I have read this and agree
        </Button>
      </div>
    </Stack>
  );
}
