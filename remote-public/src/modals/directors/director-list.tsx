import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { color, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import { shownName } from '../../shown-name';

/** One row if there is room, otherwise as many directors in a row as fit. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr));
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  > li {
    max-width: 8rem;
  }
`;

const Choice = styled.button`
  display: flex;
  width: 100%;
  height: 100%;
  min-height: 44px;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[1]};
  border: 1.5px solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  cursor: pointer;
  font-size: ${text.small};
  line-height: 1.3;
  text-wrap: balance;

  &:hover {
    border-color: ${color.primary};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.primary};
    font-weight: 600;
  }
`;

const Avatar = styled(Picture)`
  width: 52px;
  height: 52px;
  flex: none;
  border-radius: 50%;
`;

interface DirectorListProps {
  directors: Director[];
  chosenId: number;
  choose: (id: number) => void;
}

export function DirectorList({ directors, chosenId, choose }: DirectorListProps) {
  return (
    <List role="list" aria-label="Choose a person">
      {directors.map((director) => (
        <li key={director.id}>
          <Choice type="button" aria-pressed={director.id === chosenId} onClick={() => choose(director.id)}>
            <Avatar src={director.imgSrc} width={480} height={480} eager />
            {shownName(director)}
          </Choice>
        </li>
      ))}
    </List>
  );
}
