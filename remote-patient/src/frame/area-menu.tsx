import { useEffect, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { NavList } from '@nivara/shared/ui/navigation/nav-list';
import { color, layer, media, radius, shadow, space, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { areaMenuEntries, currentMark } from './area-menu-entries';
import { useNotificationFeed } from '@nivara/shared/area/notifications/notification-feed-context';

/** The menu sticks below the head of the area, which stays in view too. */
const TOP = `calc(var(--nv-header-height) + 4rem)`;

/**
 * A menu that is higher than the window scrolls apart from the page. The padding is room for the focus ring.
 */
const scrollingStyle = css`
  ${media.desktop} {
    max-height: calc(100vh - ${TOP});
    padding: ${space[1]};
    margin: calc(-1 * ${space[1]});
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

/** Shows icons only; a label appears beside its icon on hover and focus. */
const collapsedStyle = css`
  a {
    position: relative;
    width: 2.75rem;
    padding-inline: 0;
    justify-content: center;
  }
  /* The unread count grows outwards from the icon's corner, so that the icon stays in sight. */
  a > small {
    position: absolute;
    top: -0.25rem;
    left: calc(50% + 0.5rem);
  }
  a > span {
    position: absolute;
    z-index: ${layer.menu};
    left: 100%;
    padding: ${space[1]} ${space[3]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surface};
    box-shadow: ${shadow.high};
    color: ${color.text};
    font-size: ${text.small};
    font-weight: 600;
    white-space: nowrap;
    clip-path: inset(50%);
    pointer-events: none;
  }
  &:not([data-labels-hidden]) a:is(:hover, :focus-visible) > span {
    clip-path: none;
    pointer-events: auto;
  }
  /* A menu that scrolls would cut off the labels beside it, so the collapsed menu never scrolls,
     and is sticky only where it fits into the window. */
  ${media.desktop} {
    @media (max-height: 48rem) {
      position: static;
    }
  }
`;

const UnreadCount = styled.small`
  min-width: 1.5rem;
  padding: 0.1em 0.45em;
  border-radius: ${radius.pill};
  margin-inline-start: auto;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: 0.75rem;
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 650;
  line-height: 1.4;
  text-align: center;
`;
const MOST_SHOWN = 99;

const Menu = styled(NavList)<{ $isCollapsed: boolean }>`
  ul {
    display: grid;
    gap: 2px;
    grid-template-columns: minmax(0, 1fr);
  }
  li[data-apart] {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
    margin-top: ${space[2]};
  }
  /* On the narrowest screens, the words need all of the width. */
  ${media.tight} {
    a {
      flex-wrap: wrap;
      gap: ${space[1]};
      padding-inline: ${space[2]};
    }
    svg {
      display: none;
    }
  }
  ${media.desktop} {
    top: ${TOP};

    @media (pointer: fine) {
      a {
        min-height: 2rem;
        padding-block: 0;
      }
    }
  }
  ${({ $isCollapsed }) => ($isCollapsed ? collapsedStyle : scrollingStyle)}
`;

interface AreaMenuProps {
  id?: string;
  user: SessionUser;
  /** Shows icons only. */
  collapsed?: boolean;
  onChoose?: () => void;
}

export function AreaMenu({ id, user, collapsed = false, onChoose }: AreaMenuProps) {
  const { pathname } = useLocation();
  const labels = useDismissibleLabels(collapsed);
  const { unread = 0 } = useNotificationFeed();
  const countId = useId();
  return (
    <Menu
      id={id}
      aria-label="Your area"
      $isCollapsed={collapsed}
      data-labels-hidden={labels.areHidden || undefined}
      onPointerOver={labels.show}
      onFocus={labels.show}
    >
      <ul role="list">
        {areaMenuEntries(user).map((entry) => {
          const count = entry.counted ? unread : 0;
          return (
            <li key={entry.label} data-apart={entry.apart}>
              <Link
                to={entry.to}
                aria-current={currentMark(entry, pathname, user)}
                aria-describedby={count > 0 ? countId : undefined}
                onClick={onChoose}
              >
                <entry.icon size={20} />
                <span>{entry.label}</span>
                {count > 0 && (
                  <UnreadCount aria-hidden="true">
                    {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
                  </UnreadCount>
                )}
              </Link>
              {count > 0 && <VisuallyHidden id={countId}>{count} unread</VisuallyHidden>}
            </li>
          );
        })}
      </ul>
    </Menu>
  );
}

/** Escape hides the labels of the collapsed menu, which cover the page, until the pointer or the focus moves on. */
function useDismissibleLabels(isCollapsed: boolean) {
  const [areHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!isCollapsed) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHidden(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isCollapsed]);
  return { areHidden, show: () => setHidden(false) };
}
