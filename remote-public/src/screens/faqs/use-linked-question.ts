import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';

/** No server sees the fragment, so none refuses a broken one. A fragment that cannot be decoded is ignored here. */
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
