import styled from 'styled-components';
import { NavLink } from '@nivara/shared/app-context/router';
import { color, font, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { Dropdown } from './dropdown';
import { useMenuItems, useNavigationMenus, type NavigationMenu } from './use-menus';

/** The navigation of wide screens; narrow screens have mobile-menu.tsx. */
export function MainNavigation({ onChoose }: { onChoose: (to: string) => void }) {
  const menus = useNavigationMenus();
  return (
    <List aria-label="Main">
      {menus.map((menu) =>
        menu.data ? (
          <DataMenu key={menu.label} menu={menu} onChoose={onChoose} />
        ) : (
          <PlainLink key={menu.label} to={menu.to}>
            {menu.label}
          </PlainLink>
        ),
      )}
    </List>
  );
}

function DataMenu({ menu, onChoose }: { menu: NavigationMenu; onChoose: (to: string) => void }) {
  const { items, loading, load } = useMenuItems(menu);
  return (
    <Dropdown
      label={menu.label}
      items={items}
      note={loading && 'Loading…'}
      onIntent={load}
      onChoose={({ to }) => to && onChoose(to)}
    />
  );
}

const List = styled.nav`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const PlainLink = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 ${space[3]};
  border-radius: ${radius.pill};
  color: ${color.text};
  font: 500 ${text.body} ${font.body};
  text-decoration: none;

  &:hover,
  &.active {
    background: ${color.primarySoft};
    color: ${color.primary};
  }
`;
