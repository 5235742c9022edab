/** The name of the draft of a conversation's first message, which depends on the subject. */
export const newMessageDraft = (about = ''): string => `new message ${about}`;
