import { createContext, useContext, useLayoutEffect } from 'react';

/** Replaces the shown ticket with an empty booking form. */
export type LeaveTicket = () => void;

/** Called with the function that leaves a shown ticket, which has the same address as the booking form. */
export const TicketContext = createContext<(leave: LeaveTicket | undefined) => void>(() => undefined);

export function useTicket(isShown: boolean, leave: LeaveTicket): void {
  const setLeave = useContext(TicketContext);
  useLayoutEffect(() => {
    if (!isShown) return;
    setLeave(leave);
    return () => setLeave(undefined);
  }, [isShown, leave, setLeave]);
}
