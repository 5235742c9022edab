import { useEffect, useId, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useModals, useSession } from '@nivara/shared/app-context/app-context';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { Button } from '@nivara/shared/ui/form/button';
import { ChevronDownIcon } from '@nivara/shared/ui/layout/icon';
import { color, font, media, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { useUpcomingPage } from '../app/site-router';
import { SearchBox } from '../search/search-box';
import { dropdownEntries } from './dropdown-items';
import { useAccountMenu } from './use-account';
import { useMenuItems, useNavigationMenus, type NavigationMenu } from './use-menus';

export function MobileMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const menus = useNavigationMenus();
  const { key } = useLocation();
  const openedAt = useRef(key);
  // A menu that was opened while a page was loading stays open when the page is ready.
  const isExpecting = useRef(useUpcomingPage().isUpcoming);

  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (isExpecting.current) isExpecting.current = false;
    else onClose();
  }, [key, onClose]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <Panel id={id}>
      <SearchBox onLeave={onClose} />
      <nav aria-label="Main">
        <List>
          {menus.map((menu) => (
            <li key={menu.label}>
              {menu.data ? (
                <Section menu={menu} onClose={onClose} />
              ) : (
                <RowLink to={menu.to} onClick={onClose}>
                  {menu.label}
                </RowLink>
              )}
            </li>
          ))}
        </List>
      </nav>
      <Account onClose={onClose} />
    </Panel>
  );
}

function Section({ menu, onClose }: { menu: NavigationMenu; onClose: () => void }) {
  const { items, loading, load } = useMenuItems(menu);
  const [open, setOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <RowButton
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          load();
          setOpen((now) => !now);
        }}
      >
        {menu.label}
        <ChevronDownIcon />
      </RowButton>
      <List id={listId} hidden={!open}>
        {dropdownEntries(items).map(({ text: label, to, icon }) => (
          <li key={`${label} ${to ?? ''}`}>
            <SubRow to={to ?? menu.to} onClick={onClose}>
              {icon ? <img src={icon} alt="" width={20} height={20} loading="lazy" /> : <span />}
              {label}
            </SubRow>
          </li>
        ))}
        {loading && <li role="status">Loading…</li>}
      </List>
    </>
  );
}

function Account({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { openModal } = useModals();
  const { items, choose } = useAccountMenu();
  if (!user) {
    return (
      <Button
        full
        onClick={() => {
          onClose();
          openModal('login', {});
        }}
      >
        Login / SignUp
      </Button>
    );
  }
  return (
    <section aria-label="Account">
      <SignedInAs>Logged in as {user.UserFullName || user.UserName}</SignedInAs>
      <List>
        {items.map((item) => (
          <li key={item.text}>
            {item.to ? (
              <RowLink to={item.to} onClick={onClose}>
                {item.text}
              </RowLink>
            ) : (
              <RowButton
                type="button"
                onClick={() => {
                  onClose();
                  choose(item);
                }}
              >
                {item.text}
              </RowButton>
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${space[5]};
  overflow-y: auto;
  max-height: calc(100dvh - 72px);
  padding: ${space[4]} ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.line};
  background: ${color.page};
  form {
    max-width: none;
  }
  /* Results push the menu down instead of covering it: a short menu would cut them off. */
  form > :is([role='listbox'], [role='status']) {
    position: static;
    max-height: none;
    margin-block-start: ${space[2]};
    box-shadow: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 48px;
  padding: 0 ${space[2]};
  border: 0;
  border-block-end: 1px solid ${color.line};
  background: transparent;
  color: ${color.text};
  font: 500 ${text.lead} ${font.body};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  svg {
    width: 20px;
    height: 20px;
    transition: transform 0.2s;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const RowLink = styled(Link)`
  ${row}
`;

const RowButton = styled.button`
  ${row}
`;

const SubRow = styled(Link)`
  display: grid;
  grid-template-columns: 20px 1fr;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  padding: 0 ${space[4]};
  border-radius: ${radius.small};
  color: ${color.text};
  text-decoration: none;
`;

const SignedInAs = styled.p`
  margin: 0;
  color: ${color.textMuted};
`;
