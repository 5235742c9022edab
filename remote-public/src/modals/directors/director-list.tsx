import styled from 'styled-components';
import type { Director } from '@nivara/shared/domain/director';
import { color, media, radius, space } from '@nivara/shared/ui/theme';
import { Picture } from '../../components/picture';
import { shownName } from '../../shown-name';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    flex-direction: column;
  }
`;

const Choice = styled.button`
  display: flex;
  width: 100%;
  min-height: 44px;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  text-align: start;

  ${media.tablet} {
    padding-inline-start: ${space[1]};
  }
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
  display: none;
  width: 40px;
  height: 40px;
  flex: none;
  border-radius: 50%;

  /* On a narrow screen the names alone leave room for the profile. */
  ${media.tablet} {
    display: block;
  }
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
