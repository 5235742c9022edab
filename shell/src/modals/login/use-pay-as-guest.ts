import { useNavigate } from '@nivara/shared/app-context/router';
import { guestPaymentPage } from '../../layout/use-account';
import { useRegistry } from '../../remotes/registry-provider';

/** Undefined unless a remote offers a page for payments without an account. */
export function usePayAsGuest(close: () => void): (() => void) | undefined {
  const navigate = useNavigate();
  const { registry } = useRegistry();
  const payAsGuest = guestPaymentPage(registry);
  if (payAsGuest === undefined) return undefined;
  return () => {
    navigate(payAsGuest);
    close();
  };
}
