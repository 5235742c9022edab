import styled from 'styled-components';
import { space } from '../tokens/theme';
import { ViewButton, type ViewButtonProps } from './view-button';

const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: 0 ${space[4]} ${space[2]};
  order: 2;

  @media print {
    display: none;
  }
`;

/** An empty list too can be switched to the table, which shows all headings. */
export const EmptyTableTools = (props: ViewButtonProps) => (
  <Tools data-tools>
    <ViewButton {...props} />
  </Tools>
);
