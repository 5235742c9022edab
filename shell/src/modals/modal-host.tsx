import { lazy, Suspense, useId } from 'react';
import { Dialog } from '@nivara/shared/ui/overlay/dialog';
import type { ModalFrame, ModalName, ModalProps } from '@nivara/shared/contracts/modal-props';
import { useRegistry } from '../remotes/registry-provider';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { useRemoteComponent } from '../remotes/use-remote-component';
import { ModalFault, ModalLoading, UnknownModal } from './modal-states';
import { findModal } from './find-modal';

/** The shell's own modals; every other modal belongs to the remote whose manifest names it. */
const shellModals = { login: lazy(() => import('./login/login-modal')) };

export type OpenModal = { [Name in ModalName]: { name: Name; props: ModalProps[Name] } }[ModalName];

interface Props {
  open: OpenModal;
  close: () => void;
}

export function ModalHost({ open, close }: Props) {
  const titleId = useId();
  const frame: ModalFrame = { titleId, close };
  return (
    <Dialog titleId={titleId} onClose={close}>
      <Suspense fallback={<ModalLoading titleId={titleId} />}>
        <ModalContent open={open} frame={frame} />
      </Suspense>
    </Dialog>
  );
}

function ModalContent({ open, frame }: { open: OpenModal; frame: ModalFrame }) {
  const { registry } = useRegistry();
  if (open.name === 'login') return <shellModals.login {...open.props} {...frame} />;
  const found = findModal(registry, open.name);
  if (!found) return <UnknownModal titleId={frame.titleId} />;
  return <RemoteModal key={open.name} {...found} open={open} frame={frame} />;
}

interface RemoteModalProps {
  remote: string;
  module: string;
  open: OpenModal;
  frame: ModalFrame;
}

function RemoteModal({ remote, module, open, frame }: RemoteModalProps) {
  const content = useRemoteComponent<OpenModal['props'] & ModalFrame>(remote, module);
  if (content.state === 'loading') return <ModalLoading titleId={frame.titleId} />;
  if (content.state === 'failed') return <ModalFault titleId={frame.titleId} retry={content.retry} />;
  const { Component, build, fallBack, retry } = content;
  return (
    <RemoteBoundary
      key={build.version}
      remote={remote}
      version={build.version}
      fallBack={fallBack}
      placeholder={<ModalLoading titleId={frame.titleId} />}
      retry={retry}
      renderFault={(_fault, again) => <ModalFault titleId={frame.titleId} retry={again} />}
    >
      <Component {...open.props} {...frame} />
    </RemoteBoundary>
  );
}
