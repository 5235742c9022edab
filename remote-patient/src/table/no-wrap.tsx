import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import { media } from '@nivara/shared/ui/tokens/theme';

/** A number, a date or a time: in a row of a table it is not broken over lines. */
export const NoWrap = styled.span`
  ${media.tablet} {
    white-space: nowrap;
  }
`;

export const Day = ({ date }: { date: string }) => <NoWrap>{dateInWords(date)}</NoWrap>;
