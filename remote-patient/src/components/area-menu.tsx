import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import type { SessionUser } from '@nivara/shared/contracts/session';
import { Link, useLocation } from '@nivara/shared/app-context/router';
import { NavList } from '@nivara/shared/ui/nav-list';
import { color, layer, media, radius, shadow, space, text } from '@nivara/shared/ui/theme';
import { areaMenuEntries, currentMark } from './area-menu-entries';

/** Only the icons; the words come up beside the one that is pointed at or has the focus. */
const rail = css`
  a {
    position: relative;
    width: 2.75rem;
    padding-inline: 0;
    justify-content: center;
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
        {areaMenuEntries(user).map((entry) => (
          <li key={entry.label} data-apart={entry.apart}>
            <Link to={entry.to} aria-current={currentMark(entry, pathname, user)} onClick={onChoose}>
              <entry.icon size={20} />
              <span>{entry.label}</span>
            </Link>
          </li>
        ))}
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
