import { useModals } from '@nivara/shared/app-context/app-context';
import { Alert } from '../../ui/feedback/alert';
import { Button } from '../../ui/form/button';

const WORDS = 'You have been signed out, and nothing is booked yet. What you typed is still here.';

export function SessionEnded({ returnTo }: { returnTo: string }) {
  const { openModal } = useModals();
  return (
    <Alert tone="warning" live title="Please log in again">
      <p>{WORDS}</p>
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => openModal('login', { reason: WORDS, returnTo })}
        >
          Log in
        </Button>
      </div>
    </Alert>
  );
}
