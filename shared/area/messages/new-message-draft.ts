/** The name of a first message's draft, by what it is about. */
export const newMessageDraft = (about = ''): string => `new message ${about}`;
