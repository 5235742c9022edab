import styled from 'styled-components';

export const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
