import styled from 'styled-components';
import type { MedicalEducation } from '@nivara/shared/domain/director';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';

const columns = ['Degree', 'University', 'Institution', 'Year'] as const;

const Frame = styled.div`
  position: relative;
  container-type: inline-size;
`;

/** On narrow screens each row is a card, with each value after its column's name. */
const Table = styled.table`
  display: block;
  width: 100%;

  caption,
  thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody {
    display: block;
  }
  tr {
    display: block;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  th,
  td {
    display: grid;
    gap: ${space[3]};
    padding: ${space[1]} 0;
    grid-template-columns: 6rem minmax(0, 1fr);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    font-weight: 600;
  }
  tbody :empty {
    display: none;
  }
  [data-heading]::before {
    color: ${color.textMuted};
    content: attr(data-heading) / '';
    font-size: ${text.small};
    font-weight: 550;
    line-height: 1.8;
  }

  @container (min-width: 34rem) {
    & {
      display: table;
    }
    thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    tbody {
      display: table-row-group;
    }
    tr {
      display: table-row;
    }
    th,
    td,
    tbody :empty {
      display: table-cell;
      padding: ${space[3]} ${space[4]} ${space[3]} 0;
      border-top: 1px solid ${color.line};
    }
    thead th {
      padding-block: 0 ${space[2]};
      border-top: 0;
      color: ${color.textMuted};
      font-size: ${text.small};
      font-weight: 600;
    }
    [data-heading]::before {
      content: none;
    }
    tr > :last-child {
      padding-inline-end: 0;
      white-space: nowrap;
    }
  }
`;

/** The roles are explicit, since the `display` of the cards removes the implicit roles in some browsers. */
export function EducationTable({ education }: { education: readonly MedicalEducation[] }) {
  return (
    <Frame>
      <Table role="table">
        <caption>Medical education</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {education.map((degree, index) => (
            <tr key={index} role="row">
              {columns.map((column) =>
                column === 'Degree' ? (
                  <th key={column} scope="row" role="rowheader" data-heading={column}>
                    {degree[column]}
                  </th>
                ) : (
                  <td key={column} role="cell" data-heading={column}>
                    {degree[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
