import styled from 'styled-components';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { ColumnsIcon, UserIcon } from '@nivara/shared/ui/icon';
import { NavList } from '@nivara/shared/ui/nav-list';
import { media, space } from '@nivara/shared/ui/theme';
import { paths } from '../paths';

const Menu = styled(NavList)`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  ${media.desktop} {
    ul {
      flex-direction: column;
    }
  }
`;

/** From one page of the area to another. */
export function AreaMenu({ username }: { username: string }) {
  const { pathname } = useLocation();
  const dashboard = paths.dashboard(username);
  const entries = [
    // The dashboard is also what the area's own address shows.
    {
      label: 'Dashboard',
      to: dashboard,
      at: [dashboard, paths.user, paths.area(username)],
      icon: ColumnsIcon,
    },
    { label: 'Profile', to: paths.profile(username), at: [paths.profile(username)], icon: UserIcon },
  ];
  return (
    <Menu aria-label="Your area">
      <ul role="list">
        {entries.map(({ label, to, at, icon: Icon }) => (
          <li key={label}>
            <Link to={to} aria-current={at.includes(pathname) ? 'page' : undefined}>
              <Icon size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
