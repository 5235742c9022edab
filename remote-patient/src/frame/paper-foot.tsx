import { createGlobalStyle } from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';

/** Writes a text as a string of CSS. */
const quote = (text: string) => `'${text.replace(/['\\\n]/g, ' ')}'`;

const LOOK = 'font: 8pt sans-serif; color: #555;';

/** Prints title and patient in the margin of each sheet, since only the first sheet has them in its text. */
const Foot = createGlobalStyle<{ $text: string }>`
  @page {
    @bottom-left { content: ${({ $text }) => quote($text)}; ${LOOK} }
    @bottom-right { content: counter(page) ' of ' counter(pages); ${LOOK} }
  }
`;

interface PaperFootProps {
  title: string;
  /** The patient whom the page is about. */
  of: string | undefined;
}

export const PaperFoot = ({ title, of }: PaperFootProps) => (
  <Foot $text={[title, of, dateInWords(clinicDate(new Date()))].filter(Boolean).join(' · ')} />
);
