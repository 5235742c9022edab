/**
 * The values are CSS custom properties (see global-style.tsx), so that themes need no script and an older remote uses
 * the current palette.
 */
export const color = {
  page: 'var(--nv-page)',
  surface: 'var(--nv-surface)',
  surfaceSunken: 'var(--nv-surface-sunken)',
  sand: 'var(--nv-sand)',
  neutralSoft: 'var(--nv-neutral-soft)',
  text: 'var(--nv-text)',
  textMuted: 'var(--nv-text-muted)',
  line: 'var(--nv-line)',
  lineStrong: 'var(--nv-line-strong)',
  primary: 'var(--nv-primary)',
  primaryHover: 'var(--nv-primary-hover)',
  primarySoft: 'var(--nv-primary-soft)',
  onPrimary: 'var(--nv-on-primary)',
  accent: 'var(--nv-accent)',
  accentSoft: 'var(--nv-accent-soft)',
  deep: 'var(--nv-deep)',
  onDeep: 'var(--nv-on-deep)',
  onDeepMuted: 'var(--nv-on-deep-muted)',
  accentOnDeep: 'var(--nv-accent-on-deep)',
  danger: 'var(--nv-danger)',
  dangerSoft: 'var(--nv-danger-soft)',
  onDanger: 'var(--nv-on-danger)',
  success: 'var(--nv-success)',
  successSoft: 'var(--nv-success-soft)',
  warning: 'var(--nv-warning)',
  warningSoft: 'var(--nv-warning-soft)',
  focus: 'var(--nv-focus)',
  backdrop: 'var(--nv-backdrop)',
} as const;

export const font = {
  body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  heading: "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
} as const;

/**
 * Headings grow with the window within bounds, and shrink where a phone has no room for their longest word.
 */
export const text = {
  small: '0.875rem',
  body: '1rem',
  lead: 'clamp(1.0625rem, 0.98rem + 0.4vw, 1.25rem)',
  h4: '1.125rem',
  h3: 'min(9vw, clamp(1.1875rem, 1.12rem + 0.35vw, 1.375rem))',
  h2: 'min(9.5vw, clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem))',
  h1: 'min(11vw, clamp(2rem, 1.5rem + 2.2vw, 3.375rem))',
} as const;

/** Multiples of 4 px; the wide ones shrink where large text leaves a phone no room for them. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: 'min(1rem, 5vw)',
  5: 'min(1.5rem, 7.5vw)',
  6: 'min(2rem, 10vw)',
  7: 'min(3rem, 15vw)',
  8: 'min(4rem, 20vw)',
  9: 'min(6rem, 30vw)',
} as const;

export const radius = { small: '6px', medium: '12px', large: '20px', pill: '999px' } as const;

export const shadow = {
  low: 'var(--nv-shadow-low)',
  high: 'var(--nv-shadow-high)',
} as const;

/** `quick` is for changes of colour, `calm` for movements. */
export const motion = { quick: '0.15s ease-out', calm: '0.2s ease-out' } as const;

/** Least height of a touch target. */
export const targetSize = { small: '36px', medium: '44px', large: '52px' } as const;

/** Greatest width of page content. In areas, the shell sets a greater one, for tables beside menus. */
export const pageWidth = 'var(--page-width, 75rem)';

/** In em, so that large text gets the layout of a narrow window: 600, 768 and 1024 px at usual text size. */
export const breakpoint = { phone: '37.5em', tablet: '48em', desktop: '64em' } as const;

export const media = {
  tablet: `@media (min-width: ${breakpoint.tablet})`,
  desktop: `@media (min-width: ${breakpoint.desktop})`,
  /** A phone with text of a usual size, which has room for two columns. */
  phone: `@media screen and (20em <= width < ${breakpoint.tablet})`,
  /** Large text on a phone: room for one column. */
  tight: '@media screen and (width < 20em)',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;

export const layer = { header: 20, menu: 30, backdrop: 40, dialog: 50, toast: 60 } as const;
