import styled from 'styled-components';

/** Seen only when it is printed. */
export const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
