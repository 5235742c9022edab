import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPerson } from '@nivara/shared/domain/desk-people';
import { Button } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { aboutPerson } from './person-texts';

const About = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface ChosenPersonProps {
  person: DeskPerson;
  onChange: () => void;
}

export const ChosenPerson = ({ person, onChange }: ChosenPersonProps) => (
  <Stack $gap={2}>
    <p>
      <TextLink to={paths.person(person.id)}>{person.name}</TextLink>
    </p>
    <About>{aboutPerson(person)}</About>
    {person.nextVisit === null ? null : <About>Comes next on {dateInWords(person.nextVisit)}.</About>}
    <div>
      <Button variant="quiet" size="small" onClick={onChange}>
        Choose somebody else
      </Button>
    </div>
  </Stack>
);
