import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { PRESCRIPTION_KIND_NAMES, type Prescription } from '@nivara/shared/domain/prescription';
import { prescriptionTitle } from '@nivara/shared/domain/prescription-text';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { Day } from '@nivara/shared/area/table/day';
import { ClampedText } from '@nivara/shared/area/table/clamped-text';
import { TwoLines } from '@nivara/shared/area/table/two-lines';
import type { Numbered } from '@nivara/shared/area/table/use-list-table';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { breakpoint, media } from '@nivara/shared/ui/tokens/theme';
import { TitleLink } from '../../frame/title-link';
import { paths } from '../../paths';
import { ReadPrescription } from './prescription-columns';

/** The least width for long texts in a table; where it is lacking, rows are shown as cards. */
const Lines = styled.span`
  display: block;

  ${media.tablet} {
    min-width: 19em;
  }
`;

/** On a phone the names of a few medicines take more lines than elsewhere. */
const Title = styled(ClampedText)`
  @media screen and (width < ${breakpoint.tablet}) {
    -webkit-line-clamp: 5;
  }
`;

/** The columns of narrow screens: the names of medicines without their dose, which the page of the prescription has. */
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
      <Lines>
        <TwoLines details={row.doctor}>
          <Title>
            <TitleLink page={(username) => paths.prescriptionView(username, row.id)}>
              {withUnbrokenUnits(prescriptionTitle(row))}
            </TitleLink>
          </Title>
        </TwoLines>
      </Lines>
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
    person: true,
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
