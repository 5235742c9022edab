import { useLocation } from '@nivara/shared/app-context/router';

/** The id that stands behind the “#”; whatever was pasted there breaks nothing. */
export function useLinkedQuestion(): string {
  const { hash } = useLocation();
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
