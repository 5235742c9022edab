import styled from 'styled-components';
import { ROLE } from '@nivara/shared/contracts/session';
import { Card } from '@nivara/shared/ui/card';
import { Heading, Stack } from '@nivara/shared/ui/layout';
import { color, font, media, space } from '@nivara/shared/ui/theme';
import { AreaPage } from '../../../components/area-page';
import { useSignedInUser } from '../../../use-signed-in-user';
import { SignOutButton } from './sign-out-button';

const Rows = styled.dl`
  div {
    display: grid;
    gap: 0 ${space[5]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin: 0;
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    div {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;

const Person = styled.div`
  display: flex;
  min-width: 0;
  align-items: center;
  gap: ${space[4]};

  p {
    color: ${color.textMuted};
  }
`;

const Initials = styled.span`
  display: grid;
  width: 4rem;
  height: 4rem;
  flex: none;
  place-items: center;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
  font: 560 1.5rem ${font.heading};
`;

export function ProfileScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  const name = user.UserFullName || user.UserName;
  return (
    <AreaPage name="Profile" heading="Your profile" lead="The account that this browser is signed in with.">
      <Card $padding="roomy">
        <Stack $gap={5}>
          <Person>
            <Initials aria-hidden="true">{initials(name)}</Initials>
            <div>
              <Heading level={2} look="h3">
                {name}
              </Heading>
              <p>Signed in as {user.UserName}</p>
            </div>
          </Person>
          <Rows>
            <div>
              <dt>Full name</dt>
              <dd>{user.UserFullName || 'Not given'}</dd>
            </div>
            <div>
              <dt>User name</dt>
              <dd>{user.UserName}</dd>
            </div>
            <div>
              <dt>Role</dt>
              <dd>{roleNames[user.M_RoleID] ?? 'Member'}</dd>
            </div>
          </Rows>
          <div>
            <SignOutButton />
          </div>
        </Stack>
      </Card>
    </AreaPage>
  );
}

const roleNames: Record<number, string> = { [ROLE.patient]: 'Patient', [ROLE.doctor]: 'Doctor' };

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
