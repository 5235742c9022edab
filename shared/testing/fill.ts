import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Gives a text box its whole answer in one step, in place of what it says. Each key draws the whole form anew: where
 * keys are what a test is about, it types.
 */
export async function fill(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  // With what the form finds out about the answer a moment later.
  await act(async () => void fireEvent.change(box, { target: { value: text } }));
}
