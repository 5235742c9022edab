import { useSearchParams } from '@nivara/shared/app-context/router';
import { addDays } from '@nivara/shared/domain/clinic-time';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The date in the address; undefined without a valid one. */
export function useDateParam(name: string): string | undefined {
  const [params] = useSearchParams();
  const asked = params.get(name) ?? '';
  const isDate = DATE.test(asked) && !Number.isNaN(Date.parse(asked));
  // Browsers read 30 February as a day of March.
  return isDate && addDays(asked, 0) === asked ? asked : undefined;
}
