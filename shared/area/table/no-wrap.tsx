import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { media } from '@nivara/shared/ui/tokens/theme';

/** Keeps a number, a date or a time on one line in a table. */
export const NoWrap = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;

export const Day = ({ date }: { date: string }) => <NoWrap>{dateInWords(date)}</NoWrap>;
