import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ModalsContext, type Modals } from '@nivara/shared/app-context/app-context';
import type { ModalName, ModalProps } from '@nivara/shared/contracts/modal-props';
import { ModalHost } from './modal-host';

/** A modal's name with the props of exactly that modal. */
export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName];

/** Holds which modal is open: one at a time, since a modal that opens another replaces it. */
export function ModalProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenModal>();
  const closeModal = useCallback(() => setOpen(undefined), []);
  const openModal = useCallback<Modals['openModal']>(
    // That the two belong together, the types of whoever calls have made sure of.
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
