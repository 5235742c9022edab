import { useNavigate } from '@nivara/shared/app-context/router';
import { accountPages } from '../../layout/use-account';
import { useRegistry } from '../../remotes/registry-provider';

/** Leads to the page where somebody without an account pays, if a remote offers one. */
export function usePayAsGuest(close: () => void): (() => void) | undefined {
  const navigate = useNavigate();
  const { registry } = useRegistry();
  const { payAsGuest } = accountPages(registry) ?? {};
  if (payAsGuest === undefined) return undefined;
  return () => {
    navigate(payAsGuest);
    close();
  };
}
