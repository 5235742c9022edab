import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Unbroken } from '@nivara/shared/ui/layout/unbroken';
import { color, text } from '@nivara/shared/ui/tokens/theme';

const Lines = styled.span`
  display: grid;
  justify-items: start;

  small {
    color: ${color.textMuted};
    font-size: ${text.small};
    font-weight: 400;
  }
`;

/** The subject of a row, and quiet details below it. */
export const TwoLines = ({ children, details }: { children: ReactNode; details: string }) => (
  <Lines>
    <span>{children}</span>
    {details === '' ? null : (
      <small>
        <Unbroken>{details}</Unbroken>
      </small>
    )}
  </Lines>
);
