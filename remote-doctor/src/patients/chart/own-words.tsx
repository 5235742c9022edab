import styled from 'styled-components';
import type { PatientOwnWords } from '@nivara/shared/domain/patient-chart';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Badge, type BadgeTone } from '@nivara/shared/ui/feedback/badge';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { space } from '@nivara/shared/ui/tokens/theme';

const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  gap: ${space[1]};
  list-style: none;

  span {
    white-space: normal;
  }
`;

export function OwnWords({ ownWords }: { ownWords: PatientOwnWords }) {
  const { emergencyContact: contact, height, weight } = ownWords;
  const history = [
    ...ownWords.medicalHistory,
    ...ownWords.surgeryHistory,
    ...ownWords.hospitalizationHistory,
  ];
  return (
    <Facts
      facts={[
        ['Allergies', <Named key="a" names={ownWords.allergies} tone="error" none="None named" />],
        ['Conditions', <Named key="c" names={ownWords.conditions} tone="accent" none="None named" />],
        [
          'Current medicines',
          <Named key="m" names={ownWords.currentMedicines} tone="primary" none="None named" />,
        ],
        ['Blood group', ownWords.bloodGroup],
        ['Body', [height && `${height} cm`, weight && `${weight} kg`].filter(Boolean).join(', ')],
        ['History', history.join('\n')],
        ['Vaccinations', ownWords.vaccinationHistory.join(', ')],
        [
          'In an emergency',
          contact && (
            <>
              {contact.name} ({contact.relation}),{' '}
              <TextLink href={`tel:${contact.phone}`}>{phoneInWords(contact.phone)}</TextLink>
            </>
          ),
        ],
      ]}
    />
  );
}

const Named = ({ names, tone, none }: { names: string[]; tone: BadgeTone; none: string }) =>
  names.length === 0 ? (
    none
  ) : (
    <Words role="list">
      {names.map((name) => (
        <li key={name}>
          <Badge tone={tone}>{name}</Badge>
        </li>
      ))}
    </Words>
  );
