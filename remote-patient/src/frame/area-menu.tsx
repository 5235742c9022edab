import { useEffect, useId, useState } from 'react';
import styled, { css } from 'styled-components';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { NavList } from '@nivara/shared/ui/navigation/nav-list';
import { color, layer, media, radius, shadow, space, text } from '@nivara/shared/ui/tokens/theme';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { areaMenuEntries, currentMark } from './area-menu-entries';
import { useNotificationFeed } from '../account/notifications/notification-feed-context';

/** Only the icons; the words come up beside the one that is pointed at or has the focus. */
const rail = css`
  a {
    position: relative;
    width: 2.75rem;
    padding-inline: 0;
    justify-content: center;
  }
  a > small {
    position: absolute;
    top: 0;
    right: 0;
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
  &:not([data-quiet]) a:is(:hover, :focus-visible) > span {
    clip-path: none;
    pointer-events: auto;
  }
`;

/** How many are unread. */
const Count = styled.small`
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

const Menu = styled(NavList)<{ $rail: boolean }>`
  ul {
    display: grid;
    gap: 2px;
  }
  li[data-apart] {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
    margin-top: ${space[3]};
  }
  ${({ $rail }) => $rail && rail}

  /* It stays in sight where all of it fits into the window. */
  ${media.desktop} {
    @media (max-height: 56rem) {
      position: static;
    }
  }
`;

interface AreaMenuProps {
  id?: string;
  user: SessionUser;
  /** Reduced to its icons. */
  collapsed?: boolean;
  /** An entry was chosen. */
  onChoose?: () => void;
}

/** From one page of the area to another. */
export function AreaMenu({ id, user, collapsed = false, onChoose }: AreaMenuProps) {
  const { pathname } = useLocation();
  const quiet = useQuietNames(collapsed);
  const { unread = 0 } = useNotificationFeed();
  const countId = useId();
  return (
    <Menu
      id={id}
      aria-label="Your area"
      $rail={collapsed}
      data-quiet={quiet.on || undefined}
      onPointerOver={quiet.end}
      onFocus={quiet.end}
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
                  <Count aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</Count>
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

/** Escape takes a name that covers something away, until the next one is pointed at. */
function useQuietNames(watching: boolean) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!watching) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOn(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [watching]);
  return { on, end: () => setOn(false) };
}
