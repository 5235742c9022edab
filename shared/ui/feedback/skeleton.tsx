import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, media, radius, space } from '../tokens/theme';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface SkeletonProps {
  width?: string;
  height?: string;
  shape?: 'bar' | 'box' | 'circle';
}

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const corners = { bar: radius.small, box: radius.medium, circle: '50%' };

/** Sized by a class, since the CSP forbids style attributes in a prerendered page. */
const Block = styled.span<{ $shape: NonNullable<SkeletonProps['shape']>; $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  max-width: 100%;
  border-radius: ${({ $shape }) => corners[$shape]};
  background: ${color.line};
  ${css`
    animation: ${breathe} 1.6s ease-in-out infinite;
  `}

  ${media.calm} {
    animation: none;
  }
`;

const Lines = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/** As large as the content that it stands for. */
export function Skeleton({ width = '100%', height = '1rem', shape = 'bar' }: SkeletonProps) {
  return <Block aria-hidden="true" $shape={shape} $width={width} $height={height} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </Lines>
  );
}

export function SkeletonCard({ lines = 3, picture = false }: { lines?: number; picture?: boolean }) {
  return (
    <Frame aria-hidden="true">
      {picture ? <Skeleton height="10rem" shape="box" /> : null}
      <Skeleton width="55%" height="1.5rem" />
      <SkeletonText lines={lines} />
    </Frame>
  );
}

/** Wraps skeletons and announces the loading once. */
export function Loading({ label = 'Loading…', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
