import styled from 'styled-components';
import { controlLook, labelLook } from '../form/field-frame';
import { color, space } from '../tokens/theme';

/** Search field, filters and count above a list. */
export const FilterRow = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
`;

export const FilterField = styled.div`
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

export const FilterCount = styled.p`
  color: ${color.textMuted};
`;
