import { useSearchParams } from '@nivara/shared/app-context/router';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The date in the address; undefined without a valid one. */
export function useDateParam(name: string): string | undefined {
  const [params] = useSearchParams();
  const asked = params.get(name) ?? '';
  return DATE.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : undefined;
}
