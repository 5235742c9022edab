import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import { phoneInWords } from '@nivara/shared/domain/phone-number';
import type { Prescription } from '@nivara/shared/domain/prescription';
import { prescriptionHeading } from '@nivara/shared/domain/prescription-sheet';
import { isMadeOfLines } from '@nivara/shared/domain/prescription-text';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, color, font, radius, space, text } from '@nivara/shared/ui/tokens/theme';
import { Letterhead, PaperTitle } from '../letterhead';
import { PrescriptionLines } from './prescription-lines';

const Rx = styled.span`
  color: ${color.primary};
  float: inline-end;
  font: 600 ${text.h2} / 1 ${font.heading};
`;

/** The particulars have two columns on wide screens and on paper. On screens they follow the prescribed lines. */
const Particulars = styled.div`
  @media screen {
    order: 1;
  }

  @media print, (min-width: 40em) {
    dl {
      display: grid;
      column-gap: ${space[6]};
      grid-template-columns: 1fr 1fr;
    }
    dl > div {
      border-bottom: 1px solid ${color.line};
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
`;

const Lines = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  /* On a phone the sheet is a card itself, so its lines need no second border. */
  @media screen and (width < ${breakpoint.tablet}) {
    border: 0;
    border-radius: 0;
  }
  /* The heading above says the same as the caption. */
  @media print {
    caption {
      display: none;
    }
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  padding-top: ${space[5]};
  break-inside: avoid;
  order: 2;

  p {
    max-width: 23rem;
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

const Author = styled.div`
  min-width: min(14rem, 100%);
  padding-top: ${space[2]};
  border-top: 1px solid ${color.lineStrong};

  strong {
    display: block;
    font-weight: 650;
  }
  span {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

interface PrescriptionSheetProps {
  prescription: Prescription;
  /** The page's heading has the title already. */
  isTitledByPage?: boolean;
}

/** Shows the same sheet on the screen and on paper. */
export function PrescriptionSheet({ prescription, isTitledByPage = false }: PrescriptionSheetProps) {
  const { kind, items, date, doctor, updatedAt, createdAt } = prescription;
  const changed = updatedAt === createdAt ? undefined : dateInWords(clinicDate(new Date(updatedAt)));
  // A text that is made of the lines would repeat the table.
  const saysMore = items.length === 0 || !isMadeOfLines(prescription);
  const Title = isTitledByPage ? PaperTitle : Heading;
  return (
    <Letterhead titleId="prescription" isTitledByPage={isTitledByPage}>
      <Stack $gap={5}>
        <Title level={2} look="h3" id="prescription">
          {prescriptionHeading(kind)}
          {kind === 'medicine' ? <Rx aria-hidden="true">℞</Rx> : null}
        </Title>
        <Particulars>
          <Facts
            facts={[
              ['Patient', prescription.name],
              ['Patient Id', prescription.patientId],
              ['Phone', prescription.phone === null ? undefined : phoneInWords(prescription.phone)],
              ['Date', dateInWords(date)],
              ['Bed Id', prescription.bedId],
              ['Info', prescription.info],
            ]}
          />
        </Particulars>
        {items.length === 0 ? null : (
          <Lines>
            <PrescriptionLines kind={kind} items={items} />
          </Lines>
        )}
        <Facts
          facts={[
            [items.length === 0 ? 'Prescription' : 'In words', saysMore ? prescription.prescription : ''],
            ['Clinical notes', prescription.clinicalNotes],
          ]}
        />
        <Foot>
          <p>
            Written at the clinic’s computer. Please bring it along to your next visit, and call us before you
            change anything.
            {changed === undefined ? null : ` Last corrected on ${changed}.`}
          </p>
          <Author>
            <strong>{doctor}</strong>
            <span>{dateInWords(date)}</span>
          </Author>
        </Foot>
      </Stack>
    </Letterhead>
  );
}
