import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { PRESCRIPTION_KIND_NAMES, type Prescription } from '@nivara/shared/domain/prescription';
import { prescriptionTitles } from '@nivara/shared/domain/prescription-text';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { Day } from '@nivara/shared/area/table/day';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { breakpoint, color, media, text } from '@nivara/shared/ui/tokens/theme';
import { TitleLink } from '../../frame/title-link';
import { paths } from '../../paths';
import { ReadPrescription } from './prescription-columns';

/** Keeps a column wide enough for long texts; if the page is too narrow for that, the rows become cards. */
const WideCell = styled.span`
  display: block;

  ${media.tablet} {
    min-width: 19em;
  }
`;

const narrow = `@media screen and (width < ${breakpoint.tablet})`;

const Title = styled(ClampedText)`
  ${narrow} {
    -webkit-line-clamp: 2;
  }
`;

const OnWideScreen = styled.span`
  ${narrow} {
    display: none;
  }
`;

const OnPhone = styled.span`
  display: none;

  ${narrow} {
    display: inline;
  }
`;

/** On a phone only the first title is shown, and the doctor's line says how many more there are. */
function TitleAndDoctor({ row }: { row: Prescription }) {
  const [first = '', ...others] = prescriptionTitles(row).map(withUnbrokenUnits);
  return (
    <>
      <Title>
        <TitleLink page={(username) => paths.prescriptionView(username, row.id)}>
          {first}
          {others.length > 0 ? <OnWideScreen>, {others.join(', ')}</OnWideScreen> : null}
        </TitleLink>
      </Title>
      <Doctor data-below-state="">
        {others.length > 0 ? <OnPhone>and {others.length} more · </OnPhone> : null}
        {row.doctor}
      </Doctor>
    </>
  );
}

const Doctor = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
  font-weight: 400;
`;

/**
 * The columns that replace those of the full table where it does not fit. How a medicine is taken is only on
 * the prescription's page.
 */
export const PRESCRIPTION_SUMMARY: readonly DataColumn<Numbered<Prescription>>[] = [
  {
    id: 'date',
    heading: 'Date',
    cell: ({ date }) => <Day date={date} />,
    text: ({ date }) => dateInWords(date),
    sortValue: ({ date }) => date,
    part: 'when',
  },
  {
    id: 'prescription',
    heading: 'Prescription',
    cell: (row) => (
      <WideCell>
        <TitleAndDoctor row={row} />
      </WideCell>
    ),
    text: ({ prescription }) => prescription,
    sortValue: ({ prescription }) => prescription,
    rowHeader: true,
    part: 'what',
  },
  {
    id: 'name',
    heading: 'For whom',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    part: 'who',
    namesPatient: true,
  },
  {
    id: 'kind',
    heading: 'Kind',
    cell: ({ kind }) => <Badge>{PRESCRIPTION_KIND_NAMES[kind]}</Badge>,
    text: ({ kind }) => PRESCRIPTION_KIND_NAMES[kind],
    part: 'state',
  },
  {
    id: 'action',
    heading: 'Action',
    cell: (row) => <ReadPrescription {...row} />,
    actions: true,
    part: 'action',
  },
];
