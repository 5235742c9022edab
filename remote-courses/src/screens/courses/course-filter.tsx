import styled from 'styled-components';
import { FilterCount, FilterField, FilterRow } from '@nivara/shared/ui/table/filter-row';
import { COURSE_SORTS, type CourseSort, type Filter } from './use-filter';

const SORT_NAMES: Record<CourseSort, string> = {
  recommended: 'As we recommend',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};

const Order = styled(FilterField)`
  width: auto;
`;

export function CourseFilter({ filter, found }: { filter: Filter; found: number }) {
  return (
    <FilterRow role="search" aria-label="Courses" onSubmit={(event) => event.preventDefault()}>
      <FilterField>
        <label htmlFor="course-filter">Filter the courses</label>
        {/* The field is uncontrolled, so that updating the address never delays the typing. */}
        <input
          key={filter.origin}
          id="course-filter"
          type="search"
          autoComplete="off"
          defaultValue={filter.query}
          placeholder="For example: yoga, care, first aid"
          onChange={(event) => filter.search(event.target.value)}
        />
      </FilterField>
      <Order>
        <label htmlFor="course-sort">Order</label>
        <select
          id="course-sort"
          value={filter.sort}
          onChange={({ target }) => filter.sortBy(COURSE_SORTS[target.selectedIndex] ?? 'recommended')}
        >
          {COURSE_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </select>
      </Order>
      <FilterCount role="status">{found === 1 ? '1 course' : `${found} courses`}</FilterCount>
    </FilterRow>
  );
}
