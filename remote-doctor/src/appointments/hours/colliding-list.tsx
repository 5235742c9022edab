import { useEffect, useRef, useState, type RefObject } from 'react';
import { useToasts } from '@nivara/shared/app-context/app-context';
import styled from 'styled-components';
import { whenOf } from '@nivara/shared/area/appointment/appointment-texts';
import type { Appointment } from '@nivara/shared/domain/appointment';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Button } from '@nivara/shared/ui/form/button';
import { Cluster } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';
import type { Changing } from '../appointment-actions';
import { CancelDialog } from '../cancel-dialog';
import { TimingDialog } from '../timing-dialog';

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;
`;

interface CollidingListProps {
  title: string;
  appointments: readonly Appointment[];
  /** The day that the dialog shows first when an appointment is moved; by default the day of the appointment. */
  firstDayOffered?: string;
  /** Gets the focus once no appointment is left. */
  headingRef: RefObject<HTMLElement | null>;
  onChanged: () => void;
}

/** The appointments outside of new hours or on a new day off; each can be moved or cancelled here. */
export function CollidingList(props: CollidingListProps) {
  const { title, appointments, firstDayOffered, headingRef, onChanged } = props;
  const [changing, setChanging] = useState<Changing>();
  const [changes, setChanges] = useState(0);
  const handled = useRef(0);
  const box = useRef<HTMLDivElement>(null);
  const { showToast } = useToasts();
  const close = () => setChanging(undefined);
  const changed = (text: string) => {
    close();
    setChanges((count) => count + 1);
    showToast({ tone: 'success', text });
    onChanged();
  };
  // The button that opened the dialog is about to disappear with its row.
  useEffect(() => {
    if (handled.current === changes) return;
    handled.current = changes;
    (appointments.length > 1 ? box : headingRef).current?.focus();
  }, [changes, appointments, headingRef]);
  if (appointments.length === 0) return null;
  return (
    <Alert ref={box} tone="warning" live title={title}>
      <List role="list">
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <Cluster $justify="space-between">
              <span>
                <TextLink to={paths.visit(appointment.id)}>{appointment.patientName}</TextLink>,{' '}
                {whenOf(appointment)}
              </span>
              <Cluster $gap={2}>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Move ${appointment.bookingId}`}
                  onClick={() => setChanging({ appointment, how: 'timing' })}
                >
                  Move
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Cancel ${appointment.bookingId}`}
                  onClick={() => setChanging({ appointment, how: 'cancel' })}
                >
                  Cancel
                </Button>
              </Cluster>
            </Cluster>
          </li>
        ))}
      </List>
      {changing?.how === 'timing' ? (
        <TimingDialog
          appointment={changing.appointment}
          from={firstDayOffered}
          onClose={close}
          onGiven={(given) => changed(`${given.patientName}: ${whenOf(given)}.`)}
        />
      ) : null}
      {changing?.how === 'cancel' ? (
        <CancelDialog
          appointment={changing.appointment}
          onClose={close}
          onCancelled={({ bookingId }) => changed(`${bookingId} is cancelled.`)}
        />
      ) : null}
    </Alert>
  );
}
