import styled from 'styled-components';
import { controlLook, labelLook } from '@nivara/shared/ui/field-frame';
import { color, space } from '@nivara/shared/ui/theme';
import { COURSE_SORTS, type CourseSort, type Filter } from './use-filter';

const SORT_NAMES: Record<CourseSort, string> = {
  recommended: 'As we recommend',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
};

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Field = styled.div`
  width: min(100%, 26rem);

  label {
    ${labelLook}
    display: block;
    margin-bottom: ${space[2]};
  }
  input,
  select {
    ${controlLook}
  }
`;

const Order = styled(Field)`
  width: auto;
`;

const Count = styled.p`
  color: ${color.textMuted};
`;

export function CourseFilter({ filter, found }: { filter: Filter; found: number }) {
  return (
    <Row role="search" aria-label="Courses" onSubmit={(event) => event.preventDefault()}>
      <Field>
        <label htmlFor="course-filter">Filter the courses</label>
        {/* Uncontrolled: the URL follows the typing and must never hold it up. */}
        <input
          key={filter.origin}
          id="course-filter"
          type="search"
          autoComplete="off"
          defaultValue={filter.query}
          placeholder="For example: yoga, care, first aid"
          onChange={(event) => filter.search(event.target.value)}
        />
      </Field>
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
      <Count role="status">{found === 1 ? '1 course' : `${found} courses`}</Count>
    </Row>
  );
}
