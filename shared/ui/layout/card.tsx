import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Link, type To } from '@nivara/shared/app-context/router';
import { ArrowRightIcon } from './icon';
import { deepGround, lightGround } from '../tokens/on-deep';
import { breakpoint, color, font, media, motion, radius, shadow, space, text } from '../tokens/theme';

export interface CardProps {
  /** `plain` lies on the page, `raised` floats above it, `sand` and `deep` are coloured panels. */
  $tone?: 'plain' | 'raised' | 'sand' | 'deep';
  $padding?: 'none' | 'normal' | 'roomy';
}

const tones = {
  plain: css`
    ${lightGround}
    border-color: ${color.line};
    background: ${color.surface};
  `,
  raised: css`
    ${lightGround}
    background: ${color.surface};
    box-shadow: ${shadow.low};
  `,
  sand: css`
    ${lightGround}
    background: ${color.sand};
  `,
  deep: deepGround,
};

const paddings = { none: '0', normal: space[5], roomy: `clamp(${space[5]}, 4vw, ${space[7]})` };

export const Card = styled.div<CardProps>`
  position: relative;
  min-width: 0;
  padding: ${({ $padding = 'normal' }) => paddings[$padding]};
  border: 1px solid transparent;
  border-radius: ${radius.large};
  ${({ $tone = 'plain' }) => tones[$tone]}

  /* On paper a card with a list may break between the list's lines. */
  @media print {
    padding: ${({ $padding }) => ($padding === 'none' ? '0' : space[4])};

    &:not(:has(li, tr)) {
      break-inside: avoid;
    }
  }
`;

export interface CardLinkProps {
  to: To;
  title: string;
  /** The heading's level on this page. */
  level?: 2 | 3 | 4;
  /** A picture or an illustration above the words. */
  media?: ReactNode;
  /** An icon above the title; on a narrow screen it is beside the text. */
  icon?: ReactNode;
  /** A call to action at the foot, which is no second link. */
  cue?: string;
  onPointerEnter?: () => void;
  children?: ReactNode;
}

const LinkedCard = styled(Card)`
  display: flex;
  overflow: hidden;
  height: 100%;
  flex-direction: column;
  transition:
    border-color ${motion.calm},
    box-shadow ${motion.calm},
    transform ${motion.calm};

  &:hover {
    border-color: ${color.primary};
    box-shadow: ${shadow.low};
    transform: translateY(-2px);
  }
  &:has(a:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  ${media.calm} {
    &:hover {
      transform: none;
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
  color: ${color.textMuted};
`;

const Title = styled.h3`
  font: 560 ${text.h3} / 1.25 ${font.heading};

  a {
    color: ${color.text};
    text-decoration: none;
  }
  a:focus-visible {
    outline: none;
  }
  /* The one real link covers the whole card. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`;

/** On a narrow screen an icon is beside the text, so that a long list stays short. */
const IconBody = styled(Body)`
  @media (width < ${breakpoint.tablet}) {
    display: grid;
    align-content: start;
    column-gap: ${space[4]};
    row-gap: ${space[1]};
    padding: ${space[4]};
    grid-template-columns: 3rem minmax(0, 1fr);

    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-column: 1;
      grid-row: 1 / span 3;
    }
  }
`;

const IconDisc = styled.span`
  display: grid;
  width: 3rem;
  height: 3rem;
  place-items: center;
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  color: ${color.primary};
`;

const Cue = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[2]};
  color: ${color.primary};
  font-weight: 600;
`;

/** The whole card is one link, named by its title. */
export function CardLink(props: CardLinkProps) {
  const { to, title, level = 3, media: picture, icon, cue, onPointerEnter, children } = props;
  const Words = icon === undefined ? Body : IconBody;
  return (
    <LinkedCard as="article" $padding="none" onPointerEnter={onPointerEnter}>
      {picture}
      <Words>
        {icon === undefined ? null : <IconDisc>{icon}</IconDisc>}
        <Title as={`h${level}`}>
          <Link to={to} onFocus={onPointerEnter}>
            {title}
          </Link>
        </Title>
        {children}
        {cue === undefined ? null : (
          <Cue aria-hidden="true">
            {cue} <ArrowRightIcon size={18} />
          </Cue>
        )}
      </Words>
    </LinkedCard>
  );
}

/** The grid has as many columns as fit, each at least `$least` wide. */
export const CardGrid = styled.div<{ $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least = '17rem' }) => $least}), 1fr));
  gap: ${space[5]};
  padding: 0;
  margin: 0;
  list-style: none;
`;
