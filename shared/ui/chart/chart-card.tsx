import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Fold } from '../layout/fold';
import { Card } from '../layout/card';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Button } from '../form/button';
import { toCsv } from '../table/csv';
import { saveCsv } from '../table/save-file';
import { color, font, space, text } from '../tokens/theme';
import { type ChartData, chartHeadings, csvRows, isEmptyChart } from './chart-data';
import { ChartTable } from './chart-table';

const Frame = styled(Card)`
  height: 100%;
`;

const Figure = styled.figure`
  display: grid;
  min-width: 0;
  height: 100%;
  align-content: start;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;

  h3 {
    font: 560 ${text.h4} / 1.3 ${font.heading};
  }
  figcaption p {
    margin-top: ${space[1]};
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const TableFold = styled(Fold)`
  summary {
    display: list-item;
  }
  > div {
    display: grid;
    min-width: 0;
    justify-items: start;
    gap: ${space[3]};
  }
  > div > :first-child {
    width: 100%;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
    summary {
      display: none;
    }
  }
`;

const Quiet = styled(Button)`
  justify-self: start;

  @media print {
    display: none;
  }
`;

const None = styled.p`
  align-self: center;
  padding-block: ${space[5]};
  color: ${color.textMuted};
  text-align: center;
`;

interface ChartCardProps {
  chart: ChartData;
  /** The CSV file's name, without `.csv`. */
  fileName: string;
  /** Shown instead of an empty drawing. */
  empty: string;
  /** False where the drawing is a table itself. */
  hasTable?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Shows a chart with its title. Its figures can be saved as a file and, unless the drawing is a table already, shown as a
 * table.
 */
export function ChartCard({ chart, fileName, empty, hasTable = true, className, children }: ChartCardProps) {
  const id = useId();
  const isEmpty = isEmptyChart(chart);
  return (
    <Frame className={className}>
      <Figure aria-labelledby={id}>
        <figcaption>
          <h3 id={id}>{chart.title}</h3>
          {chart.note === undefined ? null : <p>{chart.note}</p>}
        </figcaption>
        {isEmpty ? <None>{empty}</None> : children}
        {isEmpty || !hasTable ? null : (
          <TableFold>
            <summary>
              Show as a table<VisuallyHidden>: {chart.title}</VisuallyHidden>
            </summary>
            <div>
              <ChartTable chart={chart} />
              <SaveButton chart={chart} fileName={fileName} />
            </div>
          </TableFold>
        )}
        {isEmpty || hasTable ? null : <SaveButton chart={chart} fileName={fileName} />}
      </Figure>
    </Frame>
  );
}

const SaveButton = ({ chart, fileName }: Pick<ChartCardProps, 'chart' | 'fileName'>) => (
  <Quiet
    variant="quiet"
    size="small"
    onClick={() => saveCsv(fileName, toCsv(chartHeadings(chart), csvRows(chart)))}
  >
    Save as CSV<VisuallyHidden>: {chart.title}</VisuallyHidden>
  </Quiet>
);
