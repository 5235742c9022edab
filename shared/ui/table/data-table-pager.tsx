import { useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../form/button';
import { controlLook } from '../form/field-frame';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../layout/icon';
import { countInWords, pageSizes, type TableQuery } from './table-query';
import { breakpoint, color, media, space, text } from '../tokens/theme';

interface DataTablePagerProps {
  label: string;
  query: TableQuery;
  found: number;
  /** Above this number, the count of rows is not exact. */
  countedUpTo: number;
  /** False where the table’s tools offer the number of rows per page. */
  hasSize: boolean;
  pages: number;
  onChange: (difference: Partial<TableQuery>) => void;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  ${media.desktop} {
    padding-inline-start: ${space[5]};
  }
  @media (width < ${breakpoint.tablet}) {
    padding-inline: ${space[4]} ${space[2]};
  }
  @media print {
    display: none;
  }
`;

const Turn = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[1]};

  /* Hides “Page 2 of 5” on a phone, so that the pager fits one line: “11–20 of 45” already gives the position. */
  @media (width < ${breakpoint.tablet}) {
    > span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Size = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};

  svg {
    position: absolute;
    right: ${space[2]};
    pointer-events: none;
  }
  @media (width < ${breakpoint.tablet}) {
    display: none;
  }
`;

const Select = styled.select`
  ${controlLook}
  width: 5rem;
  appearance: none;
`;

export function DataTablePager(props: DataTablePagerProps) {
  const { label, query, found, countedUpTo, hasSize, pages, onChange } = props;
  const id = useId();
  const { page, size } = query;
  // The buttons are `aria-disabled`, since `disabled` would take their focus at the last page.
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onChange({ page: to });
  };
  const first = (page - 1) * size + 1;
  return (
    <Bar aria-label={`Pages of ${label.toLowerCase()}`}>
      <span>
        {first}–{Math.min(page * size, found)} of {countInWords(found, countedUpTo)}
      </span>
      {hasSize ? (
        <Size>
          <label htmlFor={id}>Rows per page</label>
          <Select id={id} value={size} onChange={(event) => onChange({ size: Number(event.target.value) })}>
            {pageSizes(size).map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
          <ChevronDownIcon size={18} />
        </Size>
      ) : null}
      <Turn>
        <IconButton label="Previous page" aria-disabled={page <= 1} onClick={() => turn(page - 1)}>
          <ChevronLeftIcon />
        </IconButton>
        <span>
          Page {page}
          {found > countedUpTo ? null : ` of ${pages}`}
        </span>
        <IconButton label="Next page" aria-disabled={page >= pages} onClick={() => turn(page + 1)}>
          <ChevronRightIcon />
        </IconButton>
      </Turn>
    </Bar>
  );
}
