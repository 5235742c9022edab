/** Mails to visitors link to this page, where they move or cancel an appointment. */
export const VISITOR_LINK_PATH = '/your-appointment';
