import styled from 'styled-components';
import { space } from '@nivara/shared/ui/tokens/theme';

/** Cards keep their width when the filter leaves only one or two. */
export const CourseGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  > li {
    min-width: 0;
  }
`;
