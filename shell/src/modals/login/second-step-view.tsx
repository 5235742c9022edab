import { useState } from 'react';
import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { ApiError } from '@nivara/shared/api-client/http';
import { takeSecondStep } from '@nivara/shared/api-client/second-factor';
import { useSession } from '@nivara/shared/app-context/app-context';
import type { SecondStep, SessionUser } from '@nivara/shared/contracts/session';
import { SECOND_FACTOR_MESSAGES, codeFormSchema } from '@nivara/shared/domain/second-factor';
import { AppSetUp } from '@nivara/shared/forms/second-factor/app-set-up';
import { RecoveryCodes } from '@nivara/shared/forms/second-factor/recovery-codes';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { TextField } from '@nivara/shared/ui/form/field';
import { Form, SubmitButton } from '@nivara/shared/ui/form/form';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { LinkButton } from './login-parts';

interface Props {
  step: SecondStep;
  onSignedIn: (user: SessionUser) => void;
  /** Returns to the password form; `reason` says why when the second step has expired. */
  onBack: (reason?: string) => void;
}

const GONE = 410;

export function SecondStepView({ step, onSignedIn, onBack }: Props) {
  const { enter } = useSession();
  const [issued, setIssued] = useState<{ user: SessionUser; codes: string[] }>();

  const take = async (proof: { code: string } | { passkey: Record<string, unknown> }) => {
    try {
      const { recoveryCodes, ...answer } = await takeSecondStep({ challenge: step.challenge, ...proof });
      const user = await enter(answer);
      if (recoveryCodes) setIssued({ user, codes: recoveryCodes });
      else onSignedIn(user);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === GONE)) throw error;
      onBack(error.message);
    }
  };

  if (issued) return <RecoveryCodes codes={issued.codes} onDone={() => onSignedIn(issued.user)} />;
  if (step.setUp) {
    return (
      <>
        <p>This account gives access to patients’ records, so it needs a second step. You set it up once.</p>
        <AppSetUp setUp={step.setUp} onCode={(code) => take({ code })} />
      </>
    );
  }
  return (
    <Stack $gap={5}>
      {step.passkey ? (
        <PasskeyButton options={step.passkey} onAnswer={(passkey) => take({ passkey })} />
      ) : null}
      <Form
        label="Second step"
        initialValues={{ code: '' }}
        schema={codeFormSchema}
        onSubmit={({ code }) => take({ code: code.trim() })}
      >
        <TextField
          name="code"
          label={step.hasApp ? 'Code' : 'Recovery code'}
          hint={
            step.hasApp
              ? 'The six digits from your authenticator app, or one of your recovery codes.'
              : 'One of the codes that you kept.'
          }
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
        <SubmitButton full variant={step.passkey ? 'secondary' : undefined} busyLabel="Checking…">
          Log In
        </SubmitButton>
      </Form>
      <p>
        Lost your phone and your codes? Please call the clinic: we make sure that it is you and let you in.
      </p>
      <p>
        <LinkButton onClick={() => onBack()}>Back to Log In</LinkButton>
      </p>
    </Stack>
  );
}

interface PasskeyProps {
  options: NonNullable<SecondStep['passkey']>;
  onAnswer: (answer: Record<string, unknown>) => Promise<void>;
}

function PasskeyButton({ options, onAnswer }: PasskeyProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = async () => {
    setBusy(true);
    setProblem('');
    try {
      // The service makes the options with this library’s counterpart for servers, so they have this type.
      const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
      await onAnswer({ ...(await startAuthentication({ optionsJSON })) });
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : SECOND_FACTOR_MESSAGES.passkeyWrong);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {problem ? (
        <Alert tone="error" live>
          {problem}
        </Alert>
      ) : null}
      <Button busy={busy} onClick={() => void ask()}>
        Use a passkey
      </Button>
    </>
  );
}
