import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';

const OneLine = styled.span`
  white-space: nowrap;
`;

/** A date that stays on one line of its cell. */
export const Day = ({ date }: { date: string }) => <OneLine>{dateInWords(date)}</OneLine>;
