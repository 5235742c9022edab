import { css } from 'styled-components';
import { color } from './theme';

/** Text colours that are lighter on a deep background; a light card on it resets them. */
export const ink = {
  link: `var(--nv-link, ${color.primary})`,
  lead: `var(--nv-lead, ${color.textMuted})`,
  eyebrow: `var(--nv-eyebrow, ${color.accent})`,
} as const;

export const deepGround = css`
  --nv-link: ${color.onDeep};
  --nv-lead: ${color.onDeepMuted};
  --nv-eyebrow: ${color.accentOnDeep};
  background: ${color.deep};
  color: ${color.onDeep};
`;

export const lightGround = css`
  --nv-link: initial;
  --nv-lead: initial;
  --nv-eyebrow: initial;
  color: ${color.text};
`;
