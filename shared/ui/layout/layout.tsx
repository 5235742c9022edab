import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { deepGround, ink } from '../tokens/on-deep';
import { breakpoint, color, font, media, pageWidth, space, text } from '../tokens/theme';

export { VisuallyHidden } from './visually-hidden';

type Step = keyof typeof space;

export const Page = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ $narrow }) => ($narrow ? '46rem' : pageWidth)} + 2 * ${space[5]});
  padding-inline: ${space[4]};
  margin-inline: auto;

  ${media.tablet} {
    padding-inline: ${space[5]};
  }
  @media print {
    padding-inline: 0;
  }
`;

export type SectionTone = 'plain' | 'sand' | 'deep';

const tones = {
  plain: css`
    background: transparent;
  `,
  sand: css`
    background: ${color.sand};
  `,
  deep: deepGround,
};

const Band = styled.section<{ $tone: SectionTone; $tight: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space[7] : `clamp(${space[7]}, 6vw, ${space[8]})`)};
  ${({ $tone }) => tones[$tone]}

  @media print {
    padding-block: ${space[3]};
  }
`;

export interface SectionProps extends ComponentProps<'section'> {
  tone?: SectionTone;
  tight?: boolean;
  /** The column's width: `full` lets the content reach the window's edges. */
  width?: 'page' | 'narrow' | 'full';
}

/** A band across the page with its content in the page's column. */
export function Section({ tone = 'plain', tight = false, width = 'page', children, ...rest }: SectionProps) {
  return (
    <Band $tone={tone} $tight={tight} {...rest}>
      {width === 'full' ? children : <Page $narrow={width === 'narrow'}>{children}</Page>}
    </Band>
  );
}

export const Stack = styled.div<{ $gap?: Step }>`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space[$gap]};
`;

export const Cluster = styled.div<{ $gap?: Step; $justify?: 'start' | 'center' | 'end' | 'space-between' }>`
  display: flex;
  max-width: 100%;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space[$gap]};
`;

/** Buttons in a row; on a phone each row of buttons fills the width. */
export const Actions = styled(Cluster).attrs({ $gap: 2 })`
  @media screen and (width < ${breakpoint.phone}) {
    > :is(a, button) {
      flex: auto;
      justify-content: center;
    }
  }
`;

/** Two columns from the tablet up; `$ratio` gives the widths of both, for example `3fr 2fr`. */
export const Split = styled.div<{ $gap?: Step; $ratio?: string; $align?: 'start' | 'center' | 'stretch' }>`
  display: grid;
  align-items: ${({ $align = 'start' }) => $align};
  gap: ${({ $gap = 6 }) => space[$gap]};

  > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: ${({ $ratio = '1fr 1fr' }) => $ratio};
  }
`;

type Level = 1 | 2 | 3 | 4;
type Look = 'h1' | 'h2' | 'h3' | 'h4';

const Title = styled.h2<{ $look: Look }>`
  font-family: ${font.heading};
  font-size: ${({ $look }) => text[$look]};
  font-weight: 560;
  line-height: ${({ $look }) => ($look === 'h1' ? 1.08 : $look === 'h2' ? 1.15 : 1.3)};
  text-wrap: balance;
`;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Level in the page's outline. */
  level: Level;
  /** Size, where it differs from the level. */
  look?: Look;
}

export function Heading({ level, look = `h${level}`, ...rest }: HeadingProps) {
  return <Title as={`h${level}`} $look={look} {...rest} />;
}

export const Lead = styled.p`
  max-width: 42rem;
  color: ${ink.lead};
  font-size: ${text.lead};
  line-height: 1.6;
`;

export const Eyebrow = styled.p`
  color: ${ink.eyebrow};
  font-size: ${text.small};
  font-weight: 650;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;
