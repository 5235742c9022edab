import { useSession } from '@nivara/shared/app-context/app-context';
import { Card } from '@nivara/shared/ui/layout/card';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { AccountSections } from '../account/account-sections';
import { PersonHead } from '../account/person-head';
import { SignOutButton } from '../account/sign-out-button';

export function OwnAccount() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <Card $padding="roomy">
        <Cluster $justify="space-between">
          <PersonHead name={user.UserFullName || user.UserName} username={user.UserName} />
          <SignOutButton />
        </Cluster>
      </Card>
      <AccountSections />
    </>
  );
}
