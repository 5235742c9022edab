import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '../layout/card';
import { color, font, radius, space, text } from '../tokens/theme';

export interface StatCardProps {
  label: string;
  value: ReactNode;
  /** A line that explains the figure. */
  detail?: ReactNode;
  icon?: ReactNode;
}

const Frame = styled(Card)`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
`;

const Disc = styled.span`
  display: grid;
  width: 2.75rem;
  height: 2.75rem;
  flex: none;
  place-items: center;
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
  color: ${color.primary};
`;

const List = styled.dl`
  display: flex;
  min-width: 0;
  flex-direction: column-reverse;
  gap: ${space[1]};

  dt {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 550;
  }
  dd {
    margin: 0;
  }
`;

const Value = styled.span`
  display: block;
  font: 560 ${text.h2} / 1.1 ${font.heading};
  font-variant-numeric: lining-nums tabular-nums;
`;

const Detail = styled.span`
  display: block;
  margin-top: ${space[1]};
  color: ${color.textMuted};
  font-size: ${text.small};
`;

export function StatCard({ label, value, detail, icon }: StatCardProps) {
  return (
    <Frame>
      {icon === undefined ? null : <Disc>{icon}</Disc>}
      <List>
        <dt>
          {label}
          {detail === undefined ? null : <Detail>{detail}</Detail>}
        </dt>
        <dd>
          <Value>{value}</Value>
        </dd>
      </List>
    </Frame>
  );
}
