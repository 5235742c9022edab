import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { DeskPatient } from '@nivara/shared/domain/desk-patients';
import { Button } from '@nivara/shared/ui/form/button';
import { Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../paths';
import { aboutPatient } from './patient-texts';
import { UnseenAdvice } from './unseen';

const About = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

interface ChosenPatientProps {
  patient: DeskPatient;
  onChange: () => void;
}

export const ChosenPatient = ({ patient, onChange }: ChosenPatientProps) => (
  <Stack $gap={2}>
    <p>
      <TextLink to={paths.patient(patient.id)}>{patient.name}</TextLink>
    </p>
    <About>{aboutPatient(patient)}</About>
    {patient.nextVisit === null ? null : <About>Comes next on {dateInWords(patient.nextVisit)}.</About>}
    {patient.isUnseen ? <UnseenAdvice /> : null}
    <div>
      <Button variant="quiet" size="small" onClick={onChange}>
        Choose somebody else
      </Button>
    </div>
  </Stack>
);
