import { act, fireEvent } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Replaces the value of a text box in one step, since each typed key renders the whole form. A test of
 * single keys must type them instead.
 */
export async function fill(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.click(box);
  // Validation is asynchronous.
  await act(async () => void fireEvent.change(box, { target: { value: text } }));
}
