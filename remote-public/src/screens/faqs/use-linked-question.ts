import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';

/** The fragment never reaches a server that would refuse a broken one, so one that cannot be decoded is ignored here. */
export function useLinkedQuestion(): string {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  if (!isHydrated) return '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
