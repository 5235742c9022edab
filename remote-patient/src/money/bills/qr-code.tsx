import styled from 'styled-components';
import type { BillPayment } from '@nivara/shared/domain/bill';
import { radius } from '@nivara/shared/ui/tokens/theme';

/** Dark on light in either theme: not every scanner reads the opposite. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 15rem;
  border-radius: ${radius.medium};
  background: #fff;
  color: #000;
`;

export const QrCode = ({ qr: { size, path }, label }: { qr: BillPayment['qr']; label: string }) => (
  <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
    <path d={path} fill="currentColor" />
  </Picture>
);
