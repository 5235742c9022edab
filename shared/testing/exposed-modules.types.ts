import type { Modals } from '../app-context/app-context';
import type { ExposedModules, Load } from '../contracts/exposed-modules';
import type { ModalFrame, ModalProps } from '../contracts/modal-props';

// Only the compiler checks this file: it fails where an expected error is missing.

type Manifest = { name: 'sample'; routes: []; modals: { contact: string; directors: string } };
type ManifestWithoutModals = { name: 'sample'; routes: [] };

declare const routes: Record<string, Load<() => object>>;
declare const contact: Load<(props: ModalProps['contact'] & ModalFrame) => object>;
declare const directors: Load<(props: ModalProps['directors'] & ModalFrame) => object>;

export const fitting = { routes, modals: { contact, directors } } satisfies ExposedModules<Manifest>;

export const fittingWithoutModals = { routes } satisfies ExposedModules<ManifestWithoutModals>;

export const missingInList = {
  routes,
  // @ts-expect-error remote.json names directors, but the list does not.
  modals: { contact },
} satisfies ExposedModules<Manifest>;

export const missingInManifest = {
  routes,
  // @ts-expect-error The list names a modal that remote.json does not.
  modals: { contact, directors, book: contact },
} satisfies ExposedModules<Manifest>;

export const noneInManifest = {
  routes,
  // @ts-expect-error remote.json names no modal at all.
  modals: { contact },
} satisfies ExposedModules<ManifestWithoutModals>;

export const propsOfAnotherModal = {
  routes,
  // @ts-expect-error directors is not opened with a course.
  modals: { contact, directors: contact },
} satisfies ExposedModules<Manifest>;

declare const asksForMore: Load<(props: ModalProps['contact'] & ModalFrame & { discount: number }) => object>;
export const moreThanPromised = {
  routes,
  // @ts-expect-error The modal host passes no discount.
  modals: { contact: asksForMore, directors },
} satisfies ExposedModules<Manifest>;

declare const asksForOther: Load<(props: { courseUrl: number }) => object>;
export const otherThanPromised = {
  routes,
  // @ts-expect-error courseUrl is a text.
  modals: { contact: asksForOther, directors },
} satisfies ExposedModules<Manifest>;

declare const showsNothing: Load<(props: ModalFrame) => void>;
export const noComponent = {
  routes,
  // @ts-expect-error A function that returns nothing is not a component.
  modals: { contact: showsNothing, directors },
} satisfies ExposedModules<Manifest>;

declare const named: () => Promise<{ ContactModal: (props: ModalFrame) => object }>;
export const noDefaultExport = {
  routes,
  // @ts-expect-error The shell needs the default export.
  modals: { contact: named, directors },
} satisfies ExposedModules<Manifest>;

export const unknownToTheContract = {
  routes,
  // @ts-expect-error modal-props.ts has no gift.
  modals: { gift: contact },
} satisfies ExposedModules<{ modals: { gift: string } }>;

export const ofTheShell = {
  routes,
  // @ts-expect-error login is the shell's own.
  modals: { login: contact },
} satisfies ExposedModules<{ modals: { login: string } }>;

declare const pagesWithProps: Load<(props: { title: string }) => object>;
export const propsForPages = {
  // @ts-expect-error A remote's pages get no props.
  routes: { './routes': pagesWithProps },
} satisfies ExposedModules<ManifestWithoutModals>;

/** Checks the arguments of `openModal`. */
export function opening({ openModal }: Modals): void {
  openModal('contact', { courseUrl: '/courses/yoga', enrol: true });
  openModal('login', {});
  // @ts-expect-error The course is required.
  openModal('contact', {});
  // @ts-expect-error The course's address is a text.
  openModal('contact', { courseUrl: 7 });
  // @ts-expect-error The contact form has no doctor.
  openModal('contact', { courseUrl: '/courses/yoga', directorId: 1 });
  // @ts-expect-error Only the modal host passes the frame's props.
  openModal('contact', { courseUrl: '/courses/yoga', close: () => undefined });
  // @ts-expect-error No remote has a modal of this name.
  openModal('gift', {});
}
