import type { ModalProps } from '@nivara/shared/contracts/modal-props';

export type LoginDialogView = NonNullable<ModalProps['login']['view']>;
