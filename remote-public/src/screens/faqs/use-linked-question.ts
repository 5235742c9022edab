import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';

/** The id that stands behind the “#”, which no server hears of; whatever was pasted there breaks nothing. */
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
