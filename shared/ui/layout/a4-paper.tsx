import { createGlobalStyle } from 'styled-components';

/** Printed pages are A4, with room to punch holes. */
export const A4Paper = createGlobalStyle`
  @page { size: A4; margin: 16mm 18mm 20mm; }
`;
