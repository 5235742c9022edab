import { useSearchParams } from '@nivara/shared/app-context/router';
import { isRealDate } from '@nivara/shared/domain/clinic-time';

/** The date in the address; undefined without a valid one. */
export function useDateParam(name: string): string | undefined {
  const [params] = useSearchParams();
  const asked = params.get(name) ?? '';
  return isRealDate(asked) ? asked : undefined;
}
