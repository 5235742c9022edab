import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { BookingValues } from './booking-values';

/** Chooses the service that was asked for, once: whoever chooses another one afterwards keeps it, in both steps. */
export function WantedService({ id }: { id: number | undefined }) {
  const { setFieldValue } = useFormikContext<BookingValues>();
  useEffect(() => {
    if (id !== undefined) void setFieldValue('service', String(id));
  }, [id, setFieldValue]);
  return null;
}
