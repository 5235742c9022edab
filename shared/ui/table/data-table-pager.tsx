import { useId } from 'react';
import styled from 'styled-components';
import { IconButton } from '../form/button';
import { controlLook } from '../form/field-frame';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../layout/icon';
import { countInWords, PAGE_SIZES, type TableQuery } from './table-query';
import { color, space, text } from '../tokens/theme';

interface DataTablePagerProps {
  label: string;
  query: TableQuery;
  found: number;
  /** A higher number of rows is not known exactly. */
  countedUpTo: number;
  pages: number;
  onChange: (difference: Partial<TableQuery>) => void;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.line};
  color: ${color.textMuted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  @media print {
    display: none;
  }
`;

const Turn = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
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
`;

const Select = styled.select`
  ${controlLook}
  width: 5rem;
  appearance: none;
`;

export function DataTablePager({ label, query, found, countedUpTo, pages, onChange }: DataTablePagerProps) {
  const id = useId();
  const { page, size } = query;
  // Not `disabled`, since the button would lose the focus at the last page.
  const turn = (to: number) => {
    if (to >= 1 && to <= pages) onChange({ page: to });
  };
  const first = (page - 1) * size + 1;
  return (
    <Bar aria-label={`Pages of ${label.toLowerCase()}`}>
      <span>
        {first}–{Math.min(page * size, found)} of {countInWords(found, countedUpTo)}
      </span>
      <Size>
        <label htmlFor={id}>Rows per page</label>
        <Select id={id} value={size} onChange={(event) => onChange({ size: Number(event.target.value) })}>
          {[...new Set<number>([...PAGE_SIZES, size])]
            .sort((one, other) => one - other)
            .map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
        </Select>
        <ChevronDownIcon size={18} />
      </Size>
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
