/** Apart from the hook of the fields: who only looks like a field needs no form, nor the library for forms. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;
