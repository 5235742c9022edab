import { readMyAccount } from '@nivara/shared/api-client/my-account';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { EmailSection } from './email-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { SignInsSection } from './sign-ins-section';
import { TwoStepSection } from './two-step/two-step-section';
import { useMySessions } from './use-my-sessions';

export function AccountSections() {
  const { answer, change } = useChangingAnswer(readMyAccount);
  const sessions = useMySessions();
  return (
    <>
      <Loaded
        data={answer}
        skeleton={<AccountSkeleton />}
        failure="Your account could not be loaded"
        level={2}
      >
        {(account) => (
          <Stack $gap={6}>
            <NameSection account={account} onChanged={(next) => change(() => next)} />
            <EmailSection account={account} />
            <PasswordSection account={account} onChanged={sessions.reload} />
          </Stack>
        )}
      </Loaded>
      <TwoStepSection />
      <SessionsSection sessions={sessions} />
      <SignInsSection />
    </>
  );
}

function AccountSkeleton() {
  return (
    <Stack $gap={6}>
      {[3, 5, 6].map((lines) => (
        <Card key={lines} $padding="none">
          <SkeletonCard lines={lines} />
        </Card>
      ))}
    </Stack>
  );
}
