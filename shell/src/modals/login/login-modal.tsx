import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import type { SecondStep } from '@nivara/shared/contracts/session';
import type { ModalFrame, ModalProps } from '@nivara/shared/contracts/modal-props';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { ForgotView } from './forgot-view';
import type { LoginDialogView } from './login-dialog-view';
import { LoginView } from './login-view';
import { SignUpView } from './sign-up-view';
import { useAfterSignIn } from './use-after-sign-in';
import { usePayAsGuest } from './use-pay-as-guest';

/** Loaded on demand, since most people never need it. */
const SecondStepView = lazy(() =>
  import('./second-step-view').then((module) => ({ default: module.SecondStepView })),
);

const TITLES: Record<LoginDialogView, string> = {
  login: 'Log in to your account',
  'sign-up': 'Create your account',
  'forgot-username': 'Forgot your username?',
  'forgot-password': 'Forgot your password?',
};

export default function LoginModal({
  view,
  reason,
  username,
  returnTo,
  titleId,
  close,
}: ModalProps['login'] & ModalFrame) {
  const [current, show] = useState<LoginDialogView>(view ?? 'login');
  const [step, setStep] = useState<SecondStep>();
  const [secondStepMessage, setSecondStepMessage] = useState<string>();
  const enter = useAfterSignIn(close, returnTo);
  const payAsGuest = usePayAsGuest(close);
  const content = useRef<HTMLDivElement>(null);

  // The focus was in the previous view, and goes to the first field of the new one.
  useEffect(() => content.current?.querySelector('input')?.focus(), [current, step]);

  if (step) {
    return (
      <Stack ref={content}>
        <Heading level={2} id={titleId}>
          Two-step sign-in
        </Heading>
        <Suspense fallback={<p>One moment…</p>}>
          <SecondStepView
            step={step}
            onSignedIn={(user) => enter(user, 'signed-in')}
            onBack={(why) => {
              setSecondStepMessage(why);
              setStep(undefined);
            }}
          />
        </Suspense>
      </Stack>
    );
  }
  return (
    <Stack ref={content}>
      <Heading level={2} id={titleId}>
        {TITLES[current]}
      </Heading>
      {(secondStepMessage ?? reason) && current === 'login' && (
        <Alert tone="info">{secondStepMessage ?? reason}</Alert>
      )}
      {current === 'login' && (
        <LoginView
          show={show}
          username={username}
          onSignedIn={(user) => enter(user, 'signed-in')}
          onSecondStep={setStep}
          payAsGuest={payAsGuest}
        />
      )}
      {current === 'sign-up' && <SignUpView show={show} />}
      {current === 'forgot-username' && <ForgotView key={current} what="username" show={show} />}
      {current === 'forgot-password' && <ForgotView key={current} what="password" show={show} />}
    </Stack>
  );
}
