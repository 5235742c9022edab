import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@nivara/shared/app-context/router';
import { buttonLook, thumbTarget, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-look';
import { Spinner } from '../feedback/spinner';
import { breakpoint, color, motion, radius, space, targetSize } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
  icon?: ReactNode;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** A busy button keeps its width and the focus, and ignores clicks. */
  busy?: boolean;
  busyLabel?: string;
}

export type ButtonLinkProps = Look & { children: ReactNode } & (
    | (Omit<LinkProps, 'children'> & { href?: never })
    | (Omit<ComponentProps<'a'>, 'children'> & { to?: never })
  );

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. */
  label: string;
  size?: ButtonSize;
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonLook}
`;
const StyledLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;
const StyledAnchor = styled.a<ButtonLook>`
  ${buttonLook}
`;

const Content = styled.span<{ $hidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};

  svg {
    flex: none;
  }
  ${({ $hidden }) =>
    $hidden &&
    css`
      opacity: 0;
    `}
`;

const BusyMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export function Button({
  variant = 'primary',
  size = 'medium',
  full = false,
  icon,
  busy,
  busyLabel = 'Please wait…',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const clickUnlessBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <>
      <StyledButton
        {...rest}
        type={type}
        onClick={clickUnlessBusy}
        aria-disabled={busy ? true : rest['aria-disabled']}
        $variant={variant}
        $size={size}
        $full={full}
      >
        <Content $hidden={busy}>
          {icon}
          {children}
        </Content>
        {busy ? (
          <BusyMark>
            <Spinner size={20} />
          </BusyMark>
        ) : null}
      </StyledButton>
      {busy === undefined ? null : <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}

/** A link that looks like a button: `to` for a page of the site, `href` for a telephone number or another site. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  full = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  const look = { $variant: variant, $size: size, $full: full };
  const content = (
    <Content>
      {icon}
      {children}
    </Content>
  );
  return rest.to === undefined ? (
    <StyledAnchor {...rest} {...look}>
      {content}
    </StyledAnchor>
  ) : (
    <StyledLink {...rest} {...look}>
      {content}
    </StyledLink>
  );
}

/** Icons grow with the text, and may become larger than a target. */
const withRoomForIcon = (target: string) => `max(${target}, 1.5rem)`;

const Square = styled.button<{ $size: ButtonSize }>`
  display: inline-grid;
  width: ${({ $size }) => withRoomForIcon(targetSize[$size])};
  height: ${({ $size }) => withRoomForIcon(targetSize[$size])};
  flex: none;
  @media (width < ${breakpoint.tablet}) {
    width: ${({ $size }) => withRoomForIcon(thumbTarget($size))};
    height: ${({ $size }) => withRoomForIcon(thumbTarget($size))};
  }
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  &:focus-visible {
    border-radius: ${radius.pill};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

export function IconButton({ label, size = 'medium', type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Square {...rest} type={type} $size={size} aria-label={label}>
      {children}
    </Square>
  );
}
