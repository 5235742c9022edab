import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { Loadable } from '../../app-context/loadable';
import type { BookingValues } from './booking-values';
import type { DoctorOfServices } from './use-doctors';

interface WantedDoctorProps {
  /** The name, as a profile or a visit has it. */
  name: string | undefined;
  doctors: Loadable<DoctorOfServices[]>;
}

/** Sets the doctor once, and clears the field when the doctor does not give the service that is chosen afterwards. */
export function WantedDoctor({ name, doctors }: WantedDoctorProps) {
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const all = doctors.status === 'ready' ? doctors.data : undefined;
  const id = name === undefined ? undefined : all?.find((doctor) => doctor.name === name)?.id;

  useEffect(() => {
    if (id !== undefined) void setFieldValue('doctor', id);
  }, [id, setFieldValue]);

  const chosen = all?.find((doctor) => doctor.id === values.doctor);
  const isUnsuitable =
    values.doctor !== '' &&
    all !== undefined &&
    (!chosen || (values.service !== '' && !chosen.services.includes(Number(values.service))));
  useEffect(() => {
    if (isUnsuitable) void setFieldValue('doctor', '');
  }, [isUnsuitable, setFieldValue]);
  return null;
}
