/** The props of each modal type. The shell owns `login`; the remotes' manifests name the owners of the others. */
export interface ModalProps {
  login: {
    view?: 'login' | 'sign-up' | 'forgot-username' | 'forgot-password';
    /** Shown above the form, for example the reason for signing in. */
    reason?: string;
    username?: string;
    /** The page to open after signing in, instead of the first page of the account's area. */
    returnTo?: string;
  };
  /** The names of the preselected service, as the menu has it, and of the preselected doctor. */
  appointment: { service?: string; doctor?: string };
  directors: { directorId?: number };
  update: Record<never, never>;
  book: { service: string };
  /** The form enrols in the course if `enrol` is true, else it sends a message. `date` is preselected. */
  contact: { courseUrl: string; enrol?: boolean; date?: string };
}

export type ModalName = keyof ModalProps;

/** Every modal component gets these props in addition to its own. */
export interface ModalFrame {
  /** The id for the modal's heading, which names the dialog. */
  titleId: string;
  close: () => void;
}
