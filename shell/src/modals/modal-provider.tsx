import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ModalsContext, type Modals } from '@nivara/shared/app-context/app-context';
import { ModalHost, type OpenModal } from './modal-host';

/** One modal at a time: a modal that opens another is replaced by it. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenModal>();
  const closeModal = useCallback(() => setOpen(undefined), []);
  const openModal = useCallback<Modals['openModal']>(
    // The types of the caller guarantee that name and props belong together.
    (name, props) => setOpen({ name, props } as OpenModal),
    [],
  );
  const modals = useMemo(() => ({ openModal, closeModal }), [openModal, closeModal]);
  return (
    <ModalsContext value={modals}>
      {children}
      {open && <ModalHost open={open} close={closeModal} />}
    </ModalsContext>
  );
}
