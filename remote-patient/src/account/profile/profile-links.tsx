import type { SessionUser } from '@nivara/shared/contracts/session';
import { CardGrid, CardLink } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { paths } from '../../paths';

export function ProfileLinks({ user }: { user: SessionUser }) {
  const links = [
    {
      to: paths.account(user.UserName),
      title: 'Account',
      text: 'Your name, e-mail address and password, and where you are signed in.',
    },
    {
      to: paths.uploads(user.UserName),
      title: 'Uploads',
      text: 'Reports and letters that you have given to the clinic.',
    },
  ];
  return (
    <Stack as="section" $gap={4} data-screen-only aria-labelledby="profile-links">
      <Heading level={2} look="h3" id="profile-links">
        More about you
      </Heading>
      <CardGrid as="ul" role="list">
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <CardLink to={to} title={title}>
              <p>{text}</p>
            </CardLink>
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
