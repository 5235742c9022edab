import styled from 'styled-components';
import { radius } from '../tokens/theme';

/** The code is dark on light in both themes, since some scanners read no inverted codes. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 15rem;
  border-radius: ${radius.medium};
  background: #fff;
  color: #000;
`;

export const QrCode = ({
  qr: { size, path },
  label,
}: {
  qr: { size: number; path: string };
  label: string;
}) => (
  <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
    <path d={path} fill="currentColor" />
  </Picture>
);
