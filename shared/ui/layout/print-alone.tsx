import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

const Sheet = styled.div`
  min-width: 0;
`;

/** Prints only the marked part. The rest is removed, since its space would be printed as empty sheets. */
const OnlyThis = createGlobalStyle`
  @media print {
    body *:not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *) { display: none; }
    [data-print-alone] { position: absolute; inset: 0 0 auto; }
  }
`;

export function PrintAlone({ active, children }: { active: boolean; children: ReactNode }) {
  return (
    <Sheet data-print-alone={active ? '' : undefined}>
      {active ? <OnlyThis /> : null}
      {children}
    </Sheet>
  );
}
