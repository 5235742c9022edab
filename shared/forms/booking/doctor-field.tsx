import { useFormikContext } from 'formik';
import type { Loadable } from '../../app-context/loadable';
import { ChoiceListField } from '../../ui/choice/choice-list-field';
import type { BookingValues } from './booking-values';
import type { DoctorOfServices } from './use-doctors';

interface DoctorFieldProps {
  doctors: Loadable<DoctorOfServices[]>;
}

const ANY = { value: '', label: 'Any doctor' };

/** The doctor can be chosen before or after the service. Without the list, any free doctor takes the timing. */
export function DoctorField({ doctors }: DoctorFieldProps) {
  const { values } = useFormikContext<BookingValues>();
  const service = Number(values.service);
  const all = doctors.status === 'ready' ? doctors.data : [];
  return (
    <ChoiceListField
      name="doctor"
      label="Doctor"
      optional
      placeholder="Any doctor"
      waiting={doctors.status === 'loading' ? 'Loading the doctors…' : undefined}
      disabled={doctors.status === 'failed'}
      hint={
        doctors.status === 'failed'
          ? 'The doctors could not be loaded: any free doctor will see you.'
          : undefined
      }
      choices={[
        ANY,
        ...all.map(({ id, name, services }) => ({
          value: id,
          label: name,
          ...(service && !services.includes(service) ? { disabled: true, note: 'not this service' } : {}),
        })),
      ]}
    />
  );
}
