/** These functions are apart from the fields' hook, so that a control outside a form does not import Formik. */
export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;
