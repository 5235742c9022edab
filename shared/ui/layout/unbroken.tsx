import styled from 'styled-components';
import { media } from '../tokens/theme';

/** Keeps a text on one line, except for large text on a phone. */
export const NoWrap = styled.span`
  white-space: nowrap;

  ${media.tight} {
    white-space: normal;
  }
  /* On paper a table has no other way to make room for all of its columns. */
  @media print {
    :is(th, td) & {
      white-space: normal;
    }
  }
`;

/** Such as BK-7QX2M9AB or NV-2026-000081-AY1G, which browsers would break at a hyphen. */
const IDENTIFIER = /\b([A-Z]{1,3}-[0-9A-Z]{4,}(?:-[0-9A-Z]+)*)\b/;
/** Such as 19 November 2026. */
const DATE = /\b(\d{1,2} [A-Z][a-z]+ \d{4})\b/;

/** Keeps each identifier of a text on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children
    .split(IDENTIFIER)
    .map((part, index) => (index % 2 === 1 ? <NoWrap key={index}>{part}</NoWrap> : part));

/** Keeps each date of a title on one line, too. */
export const UnbrokenTitle = ({ children }: { children: string }) =>
  children
    .split(DATE)
    .map((part, index) =>
      index % 2 === 1 ? <NoWrap key={index}>{part}</NoWrap> : <Unbroken key={index}>{part}</Unbroken>,
    );
