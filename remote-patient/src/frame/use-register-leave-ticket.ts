import { createContext, useContext, useLayoutEffect } from 'react';

/** Replaces the shown ticket with an empty booking form. */
export type LeaveTicket = () => void;

/**
 * Receives the function that leaves the shown ticket, or undefined when none is shown. The Book link
 * calls that function too, since ticket and booking form have the same address.
 */
export const RegisterLeaveTicketContext = createContext<(leave: LeaveTicket | undefined) => void>(
  () => undefined,
);

export function useRegisterLeaveTicket(isShown: boolean, leave: LeaveTicket): void {
  const setLeave = useContext(RegisterLeaveTicketContext);
  useLayoutEffect(() => {
    if (!isShown) return;
    setLeave(leave);
    return () => setLeave(undefined);
  }, [isShown, leave, setLeave]);
}
