/** Every modal type and what it is opened with. The shell owns `login`; the remotes' manifests name the owners of the rest. */
export interface ModalProps {
  login: {
    view?: 'login' | 'sign-up' | 'forgot-username' | 'forgot-password';
    /** Said above the form, for example why signing in is needed. */
    reason?: string;
    username?: string;
    /** Where to go after signing in, instead of the profile. */
    returnTo?: string;
  };
  /** The name of a service, as the menu and the list of services have it, is chosen already. */
  appointment: { service?: string };
  directors: { directorId?: number };
  update: Record<never, never>;
  book: { service: string };
  /** With `enrol` the form asks to join the course, without it is a message about it. */
  contact: { courseUrl: string; enrol?: boolean };
}

export type ModalName = keyof ModalProps;

/** What every modal component gets beside its own props. */
export interface ModalFrame {
  /** Put this id on the modal's heading: it names the dialog. */
  titleId: string;
  close: () => void;
}
