import type { ReactNode } from 'react';

export interface IconProps {
  /** The edge of the square in px, or any CSS length. */
  size?: number | string;
  className?: string;
}

/** The square that every icon is drawn in. Decoration only: the words beside it, or the control's label, say what it means. */
export function IconFrame({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {children}
    </svg>
  );
}
