import { useState } from 'react';
import { useSession, useToasts } from '@nivara/shared/app-context/app-context';
import { useNavigate } from '@nivara/shared/app-context/router';
import { Button } from '@nivara/shared/ui/form/button';
import { LogOutIcon } from '@nivara/shared/ui/layout/icon';

export function SignOutButton() {
  const { signOut } = useSession();
  const { showToast } = useToasts();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    try {
      // Leaves before signing out: the guard of this area would otherwise ask for a login.
      navigate('/');
      await signOut();
    } catch {
      showToast({
        tone: 'error',
        text: 'You are still signed in: we could not reach the service. Please try again.',
      });
    } finally {
      setLeaving(false);
    }
  };

  return (
    <Button variant="secondary" icon={<LogOutIcon size={20} />} busy={isLeaving} onClick={leave}>
      Log Out
    </Button>
  );
}
