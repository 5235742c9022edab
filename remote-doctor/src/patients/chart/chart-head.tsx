import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { dateInShort, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { PatientChart } from '@nivara/shared/domain/patient-chart';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Cluster, Heading, Split, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';
import { OwnWords } from './own-words';
import { RunningMedicines } from './running-medicines';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

export function ChartHead({ chart }: { chart: PatientChart }) {
  const { ownWords } = chart;
  return (
    <Split $ratio="1fr 1fr" $gap={5} $align="stretch">
      <Part title="The patient">
        <Facts
          facts={[
            ['Age', chart.age === null ? null : [`${chart.age}`, chart.sex].filter(Boolean).join(', ')],
            ['Born', chart.dob && dateInWords(chart.dob)],
            ['Language', chart.language],
            ['Patient Id', chart.patientId],
            [
              'Phone',
              chart.phone && <TextLink href={`tel:${chart.phone}`}>{phoneInWords(chart.phone)}</TextLink>,
            ],
            ['Your patient since', chart.since && dateInWords(chart.since)],
            ['Next visit', chart.nextVisit && dateInWords(chart.nextVisit)],
            ['Family', chart.family.length > 0 ? <Family family={chart.family} /> : null],
          ]}
        />
        <RunningMedicines running={chart.running} />
      </Part>
      <Part title="In the patient’s own words">
        {ownWords === null ? (
          <p>This patient has not filled in a registration of their own.</p>
        ) : (
          <>
            <Note>As last changed by the patient on {dateInShort(new Date(ownWords.updatedAt))}.</Note>
            <OwnWords ownWords={ownWords} />
          </>
        )}
      </Part>
    </Split>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={2}>
        <Heading level={2} look="h4" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

const Family = ({ family }: Pick<PatientChart, 'family'>) => (
  <Cluster $gap={2}>
    {family.map(({ id, name, age }) => (
      <TextLink key={id} to={paths.patient(id)}>
        {name}
        {age === null ? '' : `, ${age}`}
      </TextLink>
    ))}
  </Cluster>
);
