import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LeafIcon } from '../layout/icon';
import { color, font, space, text } from '../tokens/theme';

export interface EmptyStateProps {
  title: string;
  /** Why nothing is here, or what fills it. */
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  level?: 2 | 3 | 4;
}

export const StateFrame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[7]} ${space[5]};
  text-align: center;
`;

export const StateDisc = styled.span`
  display: grid;
  width: 4rem;
  height: 4rem;
  place-items: center;
  border-radius: 50%;
  background: ${color.primarySoft};
  color: ${color.primary};
`;

export const StateTitle = styled.h3`
  font: 560 ${text.h3} / 1.25 ${font.heading};
`;

export const StateText = styled.div`
  max-width: 32rem;
  color: ${color.textMuted};
  text-wrap: balance;
`;

export const StateAction = styled.div`
  margin-top: ${space[2]};
`;

export function EmptyState({ title, children, action, icon, level = 3 }: EmptyStateProps) {
  return (
    <StateFrame>
      <StateDisc aria-hidden="true">{icon ?? <LeafIcon size={28} />}</StateDisc>
      <StateTitle as={`h${level}`}>{title}</StateTitle>
      {children === undefined ? null : <StateText>{children}</StateText>}
      {action === undefined ? null : <StateAction>{action}</StateAction>}
    </StateFrame>
  );
}
