import styled from 'styled-components';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { ColumnsIcon, UserIcon } from '@nivara/shared/ui/icon';
import { color, media, radius, space, targetSize } from '@nivara/shared/ui/theme';
import { paths } from '../paths';

const Menu = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    min-height: ${targetSize.medium};
    align-items: center;
    gap: ${space[3]};
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.medium};
    color: ${color.text};
    text-decoration: none;
  }
  a:hover {
    background: ${color.sand};
  }
  a[aria-current] {
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 600;
  }
  ${media.desktop} {
    position: sticky;
    top: calc(var(--nv-header-height, 0px) + ${space[5]});

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
