import styled from 'styled-components';
import { CheckIcon } from '@nivara/shared/ui/icon';
import { color, space } from '@nivara/shared/ui/theme';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[3]} ${space[5]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.15em;
    color: ${color.primary};
  }
`;

export function TickList({ items }: { items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item) => (
        <li key={item}>
          <CheckIcon size={22} />
          {item}
        </li>
      ))}
    </List>
  );
}
