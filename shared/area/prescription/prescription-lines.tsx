import styled from 'styled-components';
import type {
  Prescription,
  PrescriptionItem,
  PrescriptionItemField,
} from '@nivara/shared/domain/prescription';
import { fieldInWords, filledFields } from '@nivara/shared/domain/prescription-sheet';
import type { DataColumn } from '@nivara/shared/ui/table/data-column';
import { DataTableGrid } from '@nivara/shared/ui/table/data-table-grid';
import { breakpoint, color, space } from '@nivara/shared/ui/tokens/theme';

type Line = PrescriptionItem & { line: number };

/** The fields that say what is prescribed; all others say how it is taken. */
const NAMING: readonly PrescriptionItemField[] = ['name', 'form', 'dose', 'meal', 'from', 'to'];

/** Headings that name the unit of their numbers. On a phone, without headings, the unit follows the number. */
const UNITS = { Days: ' days', Minutes: ' minutes', Repetitions: ' repetitions' };
const units = Object.entries(UNITS).map(
  ([heading, unit]) => `td[data-heading='${heading}'] > span::after { content: '${unit}'; }`,
);

/** On a phone each line is running text, such as “Metformin, 500 mg”; below it stands how to take it. */
const Lines = styled.div`
  @media screen and (width < ${breakpoint.tablet}) {
    table[data-look='stacked'] {
      thead {
        display: none;
      }
      tbody tr {
        padding: ${space[3]} 0;
      }
      tbody tr:first-child {
        border-top: 0;
      }
      tbody tr > :is(th, td):is(*, :first-child, :last-child) {
        display: inline;
      }
      tbody tr > td:has(> span:empty) {
        display: none;
      }
      tbody [data-heading]::before {
        content: none;
      }
      tbody [data-part='what'] {
        font-weight: 600;
      }
      tbody [data-part='what']:not(:first-child)::before {
        color: inherit;
        content: ' ';
        font: inherit;
      }
      tbody [data-part='what'][data-heading='Dose']:not(:first-child)::before {
        content: ', ';
      }
      tbody [data-part='what'][data-heading='To']:not(:first-child)::before {
        content: ' to ';
      }
      tbody td:not([data-part], :has(> span:empty)) {
        color: ${color.textMuted};

        &::before {
          color: inherit;
          content: '\\A';
          font: inherit;
          white-space: pre;
        }
        & ~ td:not([data-part], :has(> span:empty))::before {
          content: ' · ';
        }
      }
      ${units}
    }
  }
`;

export function PrescriptionLines({ kind, items }: Pick<Prescription, 'kind' | 'items'>) {
  const columns = filledFields({ kind, items }).map(({ field, label }, index): DataColumn<Line> => ({
    id: field,
    heading: label,
    cell: (item) => fieldInWords(item, field),
    rowHeader: index === 0,
    part: NAMING.includes(field) ? 'what' : undefined,
  }));
  return (
    <Lines>
      <DataTableGrid
        caption="What is prescribed"
        columns={columns}
        rows={items.map((item, index) => ({ ...item, line: index + 1 }))}
        rowKey={({ line }) => line}
        placeholders={0}
        sort={undefined}
        onSort={() => undefined}
      />
    </Lines>
  );
}
