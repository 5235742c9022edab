import styled from 'styled-components';

/** Shown only on paper. */
export const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
