import { readMyAccount } from '@nivara/shared/api-client/my-account';
import { useChangingAnswer } from '@nivara/shared/app-context/use-answer';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { AreaPage } from '../../frame/area-page';
import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { ExportSection } from './export-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';
import { useMySessions } from './use-my-sessions';

/** How one is called and reached, how one signs in and where one is, and what becomes of one’s data. */
export function AccountScreen() {
  const user = useSignedInUser();
  const { answer, change } = useChangingAnswer(readMyAccount);
  const sessions = useMySessions();
  if (!user) return null;
  return (
    <AreaPage
      name="Account"
      heading="Your account"
      lead="How you sign in, where you are signed in, and what becomes of your data."
    >
      <Loaded
        data={answer}
        skeleton={<AccountSkeleton />}
        failure="Your account could not be loaded"
        level={2}
      >
        {(account) => (
          <Stack $gap={6}>
            <NameSection account={account} onChanged={(next) => change(() => next)} />
            <EmailSection account={account} onChanged={(next) => change(() => next)} />
            <PasswordSection account={account} onChanged={sessions.reload} />
          </Stack>
        )}
      </Loaded>
      <SessionsSection sessions={sessions} />
      {isDoctor(user) ? null : <ExportSection />}
      {isDoctor(user) ? null : <DeleteSection />}
    </AreaPage>
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
