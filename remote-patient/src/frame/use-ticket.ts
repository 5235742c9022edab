import { createContext, useContext, useLayoutEffect } from 'react';

/** Leaves the ticket for an empty booking form. */
export type LeaveTicket = () => void;

/** Called with the way to leave the ticket while one is shown, since it has the address of the booking form. */
export const TicketContext = createContext<(leave: LeaveTicket | undefined) => void>(() => undefined);

export function useTicket(isShown: boolean, leave: LeaveTicket): void {
  const tell = useContext(TicketContext);
  useLayoutEffect(() => {
    if (!isShown) return;
    tell(leave);
    return () => tell(undefined);
  }, [isShown, leave, tell]);
}
