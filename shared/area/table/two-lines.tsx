import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Unbroken } from '@nivara/shared/ui/layout/unbroken';
import { breakpoint, color, text } from '@nivara/shared/ui/tokens/theme';

const Lines = styled.span`
  display: grid;
  justify-items: start;

  small {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 400;
  }
`;

const OnWideScreen = styled.span`
  @media screen and (width < ${breakpoint.tablet}) {
    display: none;
  }
`;

interface TwoLinesProps {
  children: ReactNode;
  details: string;
  /** Details that a phone has no room for. */
  wideDetails?: string;
}

/** The subject of a row, and quiet details below it. */
export const TwoLines = ({ children, details, wideDetails = '' }: TwoLinesProps) => (
  <Lines>
    <span>{children}</span>
    {details + wideDetails === '' ? null : (
      <small>
        <Unbroken>{details}</Unbroken>
        <OnWideScreen>
          <Unbroken>{(details && wideDetails && ', ') + wideDetails}</Unbroken>
        </OnWideScreen>
      </small>
    )}
  </Lines>
);
