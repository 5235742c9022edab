import { useModals } from '@nivara/shared/app-context/app-context';
import { Button } from '@nivara/shared/ui/form/button';
import { CalendarIcon } from '@nivara/shared/ui/layout/icon';

/** Opens the booking form; if `service` is given, it is already chosen. */
export function BookButton({ service }: { service?: string }) {
  const { openModal } = useModals();
  return (
    <Button
      size="large"
      icon={<CalendarIcon size={20} />}
      onClick={() => openModal('appointment', { service })}
    >
      Book an appointment
    </Button>
  );
}
