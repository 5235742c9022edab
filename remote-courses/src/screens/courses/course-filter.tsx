import styled from 'styled-components';
import { controlLook, labelLook } from '@nivara/shared/ui/field-frame';
import { color, space } from '@nivara/shared/ui/theme';
import type { Filter } from './use-filter';

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
  input {
    ${controlLook}
  }
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
      <Count role="status">{found === 1 ? '1 course' : `${found} courses`}</Count>
    </Row>
  );
}
