import styled from 'styled-components';
import { dateInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { Card } from '@nivara/shared/ui/layout/card';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space } from '@nivara/shared/ui/tokens/theme';
import { PrescriptionLines } from './prescription-lines';

const Version = styled.details`
  summary {
    padding-block: ${space[2]};
    color: ${color.primary};
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Shows nothing for a prescription that has never been corrected. */
export function EarlierPrescriptions({ kind, earlier }: Pick<Prescription, 'kind' | 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier">
      <Stack $gap={3}>
        <Heading level={2} look="h3" id="earlier">
          Before it was corrected
        </Heading>
        {[...earlier].reverse().map(({ replacedAt, items, ...version }) => (
          <Version key={replacedAt}>
            <summary>Until {momentInWords(new Date(replacedAt))}</summary>
            <Stack $gap={3}>
              {items.length === 0 ? null : <PrescriptionLines kind={kind} items={items} />}
              <Facts
                facts={[
                  ['Date', dateInWords(version.date)],
                  ['Bed Id', version.bedId],
                  ['Info', version.info],
                  [items.length === 0 ? 'Prescription' : 'In words', version.prescription],
                  ['Clinical notes', version.clinicalNotes],
                ]}
              />
            </Stack>
          </Version>
        ))}
      </Stack>
    </Card>
  );
}
