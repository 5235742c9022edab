import type { ReactNode } from 'react';
import { readMyAccount } from '@nivara/shared/api-client/my-account';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { AccountCard, AccountSkeleton } from './account-card';
import { EmailSection } from './email-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { SignInsSection } from './sign-ins-section';
import { TwoStepSection } from './two-step/two-step-section';
import { useMySessions } from './use-my-sessions';

/** The children are sections that only some accounts have. */
export function AccountSections({ children }: { children?: ReactNode }) {
  const { answer, change } = useChangingAnswer(readMyAccount);
  const sessions = useMySessions();
  return (
    <AccountCard>
      <Loaded
        data={answer}
        skeleton={<AccountSkeleton lines={3} />}
        failure="Your account could not be loaded"
        level={2}
      >
        {(account) => (
          <>
            <NameSection account={account} onChanged={(next) => change(() => next)} />
            <EmailSection account={account} />
            <PasswordSection account={account} onChanged={sessions.reload} />
          </>
        )}
      </Loaded>
      <TwoStepSection />
      <SessionsSection sessions={sessions} />
      <SignInsSection />
      {children}
    </AccountCard>
  );
}
