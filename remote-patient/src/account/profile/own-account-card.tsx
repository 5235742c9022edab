import type { SessionUser } from '@nivara/shared/contracts/session';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Card } from '@nivara/shared/ui/layout/card';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { isDoctor } from '../../session/use-signed-in-user';
import { PersonHead } from './person-head';
import { SignOutButton } from './sign-out-button';

/** For doctors, who have no patient record. */
export function OwnAccountCard({ user }: { user: SessionUser }) {
  const name = user.UserFullName || user.UserName;
  return (
    <Card $padding="roomy">
      <Stack $gap={5}>
        <PersonHead name={name} username={user.UserName} />
        <Facts
          facts={[
            ['Full name', user.UserFullName || 'Not given'],
            ['User name', user.UserName],
            ['Role', isDoctor(user) ? 'Doctor' : 'Patient'],
          ]}
        />
        <div>
          <SignOutButton />
        </div>
      </Stack>
    </Card>
  );
}
