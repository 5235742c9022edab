import { useId } from 'react';
import styled from 'styled-components';
import type { DeskDoctor } from '@nivara/shared/domain/desk-day';
import { Button } from '@nivara/shared/ui/form/button';
import { controlLook, FieldFrame } from '@nivara/shared/ui/form/field-frame';
import { media, space } from '@nivara/shared/ui/tokens/theme';

const OnNarrowScreens = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[3]};

  > :first-child {
    max-width: 26rem;
    flex: 1;
  }

  ${media.desktop} {
    display: none;
  }
`;

const Select = styled.select`
  ${controlLook}
`;

interface DoctorChoiceProps {
  doctors: readonly DeskDoctor[];
  chosen: DeskDoctor | undefined;
  onChoose: (id: string) => void;
  /** Scrolls to the present moment; undefined on any day but today. */
  onNow: (() => void) | undefined;
}

/** Chooses the doctor whose day is shown, where the screen is too narrow for all doctors. */
export function DoctorChoice({ doctors, chosen, onChoose, onNow }: DoctorChoiceProps) {
  const id = useId();
  return (
    <OnNarrowScreens>
      <FieldFrame id={id} label="Doctor">
        <Select id={id} value={chosen?.id} onChange={({ target }) => onChoose(target.value)}>
          {doctors.map((doctor) => (
            <option key={doctor.id} value={doctor.id}>
              {doctor.name}, {bookedInWords(doctor)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {onNow ? (
        <Button variant="quiet" onClick={onNow}>
          Now
        </Button>
      ) : null}
    </OnNarrowScreens>
  );
}

function bookedInWords({ isDayOff, timings }: DeskDoctor): string {
  const booked = timings.reduce((count, { appointments }) => count + appointments.length, 0);
  return isDayOff && booked === 0 ? 'day off' : `${booked} booked`;
}
