import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ModalsContext, type Modals } from '@nivara/shared/app-context/app-context';
import type { ModalName, ModalProps } from '@nivara/shared/contracts/modal-props';
import { ModalHost } from './modal-host';

export interface OpenModal {
  name: string;
  props: ModalProps[ModalName];
}

/** Holds which modal is open: one at a time, since a modal that opens another replaces it. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenModal>();
  const closeModal = useCallback(() => setOpen(undefined), []);
  const openModal = useCallback<Modals['openModal']>((name, props) => setOpen({ name, props }), []);
  const modals = useMemo(() => ({ openModal, closeModal }), [openModal, closeModal]);
  return (
    <ModalsContext value={modals}>
      {children}
      {open && <ModalHost open={open} close={closeModal} />}
    </ModalsContext>
  );
}
