import { useLocation } from '@nivara/shared/app-context/router';
import { useHydrated } from '@nivara/shared/ui/layout/use-hydrated';

/** No server validates the hash, so an undecodable one is ignored. */
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
