import type { ModalFrame, ModalName, ModalProps } from './modal-props';

/**
 * The exposed modules of a remote: `routes` by the names of their modules (`./routes`), `modals` by their
 * names in remote.json. A remote lists them in src/exposed-modules.ts for the type checker and the tests;
 * no bundle contains the list.
 */
export type ExposedModules<Manifest> = {
  routes: Record<string, Load<PagesComponent>>;
} & (Manifest extends { modals: infer Modals }
  ? { modals: { [Name in keyof Modals]: Load<ModalComponent<Name>> } }
  : { modals?: never });

/** The shell imports the module on demand and uses its default export. */
export type Load<Component> = () => Promise<{ default: Component }>;

/** Pages have no props: the address alone decides what they show. */
type PagesComponent = (() => Rendered) & Partial<LoadsScreens>;

export interface LoadsScreens {
  /** Imports the screen of a page before the page is opened. */
  loadScreen: (pathname: string) => Promise<unknown>;
}

/** A modal gets the props that it is opened with and the frame's props, and no others. */
type ModalComponent<Name> =
  Name extends Exclude<ModalName, 'login'>
    ? (props: ModalProps[Name] & ModalFrame) => Rendered
    : 'Its props belong in shared/contracts/modal-props.ts; the modal "login" belongs to the shell.';

/** A renderable value, typed without a dependency on React. */
type Rendered = object | string | number | boolean | null | undefined;
