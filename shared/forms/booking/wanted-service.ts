import { useEffect } from 'react';
import { useFormikContext } from 'formik';
import type { BookingValues } from './booking-values';

/** Sets the service once, so that a later choice of another one is kept. */
export function WantedService({ id }: { id: number | undefined }) {
  const { setFieldValue } = useFormikContext<BookingValues>();
  useEffect(() => {
    if (id !== undefined) void setFieldValue('service', String(id));
  }, [id, setFieldValue]);
  return null;
}
