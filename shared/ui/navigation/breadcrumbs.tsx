import styled from 'styled-components';
import { Link, type To } from '@nivara/shared/app-context/router';
import { ChevronRightIcon } from '../layout/icon';
import { Unbroken } from '../layout/unbroken';
import { breakpoint, color, media, space, targetSize, text } from '../tokens/theme';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and needs no link. */
  to?: To;
}

/** The padding, above and below, that makes a line as high as a target; 0 where the text is large. */
const reach = `max(0px, (${targetSize.medium} - 1lh) / 2 - ${space[1]})`;

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: 0;
  color: ${color.textMuted};
  font-size: ${text.small};
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
  a,
  span {
    display: inline-block;
    padding: ${space[1]} 0;
    color: inherit;
  }
  /* A link is as high as a thumb needs: it extends into the gaps around its line. */
  @media (width < ${breakpoint.tablet}) {
    row-gap: calc(${space[1]} + 2 * ${reach});

    a {
      padding-block: calc(${space[1]} + ${reach});
      margin-block: calc(-1 * ${reach});
    }
  }
  a:hover {
    color: ${color.primary};
  }
  [aria-current] {
    color: ${color.text};
    font-weight: 550;
  }
  /* On a phone the links fit on one line without the current page, which the heading names. */
  @media (width < ${breakpoint.phone}) {
    li:last-child:not(:first-child),
    li:first-child:nth-last-child(n + 5),
    li:nth-last-child(2) svg {
      display: none;
    }
  }
  /* Large text leaves room for two links, and a longer path shows only its nearest link. */
  ${media.tight} {
    li:first-child:nth-last-child(n + 4),
    li:first-child:nth-last-child(n + 4) ~ li:nth-last-child(n + 3) {
      display: none;
    }
  }
`;

export function Breadcrumbs({ items, label = 'Breadcrumb' }: { items: readonly Crumb[]; label?: string }) {
  return (
    <nav aria-label={label}>
      <List role="list">
        {items.map(({ label: words, to }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={words}>
              {isLast || to === undefined ? (
                <span aria-current={isLast ? 'page' : undefined}>
                  <Unbroken>{words}</Unbroken>
                </span>
              ) : (
                <Link to={to}>{words}</Link>
              )}
              {isLast ? null : <ChevronRightIcon size={14} />}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
