import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { clinicDate, dateInWords } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import type { RunningMedicine } from '@nivara/shared/domain/running-medicines';
import { withUnbrokenUnits } from '@nivara/shared/domain/unbroken-units';
import { Badge } from '@nivara/shared/ui/feedback/badge';
import { Button, ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { PrintIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { PrintAlone } from '@nivara/shared/ui/layout/print-alone';
import { VisuallyHidden } from '@nivara/shared/ui/layout/visually-hidden';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { refillOf } from '../../messages/refill';
import { paths } from '../../paths';
import { REFILL_DAYS, daysLeft, leftInWords } from './days-left';

const List = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    align-items: center;
    padding-block: ${space[4]};
    gap: ${space[2]} ${space[4]};
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  p {
    margin: 0;
  }
  ${media.phone} {
    > li {
      padding-block: ${space[3]};
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :first-child {
      grid-row: 1 / 3;
    }
    > li > :not(:first-child) {
      justify-self: end;
      text-align: end;
    }
  }
  ${media.tablet} {
    > li {
      grid-template-columns: minmax(0, 1fr) 9rem auto;
    }
  }
  @media print {
    a[href*='messages'] {
      display: none;
    }
  }
`;

const Quiet = styled.small`
  display: block;
  color: ${color.textMuted};
  font-size: ${text.small};
`;

/** With large text a phone has no room above the medicines, so their common prescription is named below. */
const CommonPrescription = styled.div`
  ${media.tight} {
    order: 1;
  }
`;

const Refill = styled(ButtonLink)`
  justify-self: start;
`;

interface CurrentMedicinesProps {
  healthRecord: HealthRecord;
  username: string;
}

/** Lists the medicines that are to be taken today, from all prescriptions. */
export function CurrentMedicines({ healthRecord, username }: CurrentMedicinesProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { medicines, ownMedicines, name } = healthRecord;
  const commonPrescription = ofOnePrescription(medicines);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
    setPrinting(false);
  };
  return (
    <PrintAlone active={isPrinting}>
      <Card as="section" $padding="roomy" aria-labelledby="medicines">
        <Stack $gap={3}>
          <Heading level={2} look="h3" id="medicines">
            {isPrinting ? `Current medicines of ${name}` : 'Current medicines'}
          </Heading>
          {medicines.length === 0 ? (
            <Cluster $justify="space-between">
              <p>No medicine at the moment. What our doctors prescribe is listed here until it is used up.</p>
              <ButtonLink variant="quiet" size="small" to={paths.newBooking(username)}>
                Book an appointment
              </ButtonLink>
            </Cluster>
          ) : (
            <>
              {commonPrescription === undefined ? null : (
                <CommonPrescription>
                  <Prescribed
                    medicine={commonPrescription}
                    username={username}
                    saysEnd={isSameEnd(medicines)}
                  />
                </CommonPrescription>
              )}
              <List role="list">
                {medicines.map((medicine) => (
                  <Medicine
                    key={medicine.name}
                    {...{ medicine, username, person: healthRecord.id }}
                    namesPrescription={commonPrescription === undefined}
                    saysEnd={commonPrescription === undefined || !isSameEnd(medicines)}
                  />
                ))}
              </List>
            </>
          )}
          {ownMedicines.length === 0 ? null : (
            <p>
              You told us that you also take: <strong>{ownMedicines.join(', ')}</strong>.
            </p>
          )}
          {medicines.length === 0 || isPrinting ? null : (
            <div>
              <Button variant="secondary" size="small" icon={<PrintIcon size={18} />} onClick={print}>
                Print the list
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </PrintAlone>
  );
}

/** Returns the first of several medicines if all are of one prescription, so that it is named only once. */
const ofOnePrescription = ([first, ...others]: readonly RunningMedicine[]): RunningMedicine | undefined =>
  others.length > 0 && others.every(({ prescriptionId }) => prescriptionId === first?.prescriptionId)
    ? first
    : undefined;

const isSameEnd = (medicines: readonly RunningMedicine[]) =>
  medicines.every(({ until }) => until === medicines[0]?.until);

interface PrescribedProps {
  medicine: RunningMedicine;
  username: string;
  /** True if the line says when the medicine ends. */
  saysEnd?: boolean;
}

function Prescribed({ medicine, username, saysEnd = false }: PrescribedProps) {
  const { doctor, since, prescriptionId } = medicine;
  return (
    <Quiet>
      {doctor}, since{' '}
      <TextLink to={paths.prescriptionView(username, prescriptionId)}>{dateInWords(since)}</TextLink>
      {saysEnd && medicine.until !== null ? `, until ${dateInWords(medicine.until)}` : null}
    </Quiet>
  );
}

interface MedicineProps {
  medicine: RunningMedicine;
  username: string;
  person: string;
  /** True when no line above the list names the medicine's prescription. */
  namesPrescription: boolean;
  saysEnd: boolean;
}

function Medicine({ medicine, username, person, namesPrescription, saysEnd }: MedicineProps) {
  const { name, dose, frequency, doctor, until } = medicine;
  const days = daysLeft(medicine, clinicDate(new Date()));
  const isShort = days !== null && days <= REFILL_DAYS;
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
          {dose === '' ? null : `, ${withUnbrokenUnits(dose)}`}
        </p>
        {frequency === '' ? null : <p>{frequency}</p>}
        {namesPrescription ? <Prescribed medicine={medicine} username={username} /> : null}
      </div>
      <div>
        <Badge tone={isShort ? 'warning' : 'neutral'}>{leftInWords(days)}</Badge>
        {until === null || !saysEnd ? null : <Quiet>until {dateInWords(until)}</Quiet>}
      </div>
      <Refill
        size="small"
        variant={isShort ? 'primary' : 'quiet'}
        to={paths.newMessage(username, { doctor, for: person, refill: refillOf(medicine) })}
      >
        Ask for a refill<VisuallyHidden>: {name}</VisuallyHidden>
      </Refill>
    </li>
  );
}
