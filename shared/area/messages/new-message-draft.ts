/** The name of the draft of a conversation's first message; each `about` has a draft of its own. */
export const newMessageDraft = (about = ''): string => `new message ${about}`;
