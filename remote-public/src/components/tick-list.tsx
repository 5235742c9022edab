import styled from 'styled-components';
import { CheckIcon } from '@nivara/shared/ui/layout/icon';
import { IconList } from './icon-list';

const Columns = styled(IconList)<{ $least: string }>`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least}), 1fr));
`;

interface TickListProps {
  items: readonly string[];
  /** Keeps one column at any width. */
  single?: boolean;
}

export function TickList({ items, single = false }: TickListProps) {
  return (
    <Columns role="list" $least={single ? '100%' : '19rem'}>
      {items.map((item, index) => (
        <li key={index}>
          <CheckIcon size={22} />
          {item}
        </li>
      ))}
    </Columns>
  );
}
