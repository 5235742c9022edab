import type { ModalFrame, ModalName, ModalProps } from './modal-props';

/**
 * What a remote exposes: `routes` by module, `modals` by the names that its remote.json gives them. Each remote lists its
 * own in src/exposed-modules.ts with `satisfies ExposedModules<typeof manifest>`, for the type checker and for its tests
 * alone: the list is in no bundle.
 */
export type ExposedModules<Manifest> = {
  routes: Record<string, Load<PagesComponent>>;
} & (Manifest extends { modals: infer Modals }
  ? { modals: { [Name in keyof Modals]: Load<ModalComponent<Name>> } }
  : { modals?: never });

/** As the shell imports it: when it is needed, and for its default export. */
export type Load<Component> = () => Promise<{ default: Component }>;

/** A remote's pages take no props: all that they go by is the address. */
type PagesComponent = () => Rendered;

/** A modal is given what it is opened with and what its frame adds, and can ask for nothing more. */
type ModalComponent<Name> =
  Name extends Exclude<ModalName, 'login'>
    ? (props: ModalProps[Name] & ModalFrame) => Rendered
    : 'The props of a modal belong in shared/contracts/modal-props.ts, and "login" to the shell.';

/** What React can show, in the words of a room that does not know React. */
type Rendered = object | string | number | boolean | null | undefined;
