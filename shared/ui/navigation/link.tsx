import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@nivara/shared/app-context/router';
import { ExternalIcon } from '../layout/icon';
import { ink } from '../tokens/on-deep';
import { color, layer, radius, shadow, space } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

/** `to` is for a page of this site, and `href` for another site, a telephone number or an e-mail address. */
export type TextLinkProps =
  (LinkProps & { href?: never }) | (ComponentProps<'a'> & { href: string; to?: never; newTab?: boolean });

const look = css`
  color: ${ink.link};
  font-weight: 550;
  svg {
    display: inline-block;
    margin-inline-start: 0.25em;
    vertical-align: -0.1em;
  }
`;
const StyledLink = styled(Link)`
  ${look}
`;
const StyledAnchor = styled.a`
  ${look}
`;

export function TextLink(props: TextLinkProps) {
  if (props.to !== undefined) return <StyledLink {...props} />;
  const { newTab = false, children, ...rest } = props;
  const isOtherSite = /^https?:/.test(rest.href);
  return (
    <StyledAnchor
      rel={isOtherSite ? 'noopener noreferrer' : undefined}
      target={newTab ? '_blank' : undefined}
      {...rest}
    >
      {children}
      {isOtherSite ? <ExternalIcon size="0.9em" /> : null}
      {newTab ? <VisuallyHidden> (opens in a new tab)</VisuallyHidden> : null}
    </StyledAnchor>
  );
}

const Skip = styled.a`
  position: fixed;
  z-index: ${layer.toast};
  top: ${space[2]};
  left: ${space[2]};
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.primary};
  font-weight: 600;

  &:focus {
    box-shadow: ${shadow.high};
  }

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/** The page's first link, which skips the header. */
export function SkipLink({
  to = 'main',
  children = 'Skip to main content',
}: {
  to?: string;
  children?: string;
}) {
  return <Skip href={`#${to}`}>{children}</Skip>;
}
