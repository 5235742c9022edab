import type { ReactNode } from 'react';

export interface IconProps {
  /** The edge of the square: a number of px at the usual text size, scaled with the text, or any CSS length. */
  size?: number | string;
  className?: string;
}

/** Icons are decoration; the text beside them, or the control's label, gives the meaning. */
export function IconFrame({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  const edge = typeof size === 'number' ? `${size / 16}rem` : size;
  return (
    <svg
      width={edge}
      height={edge}
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
