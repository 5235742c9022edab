import { Component, type ContextType, type ReactNode } from 'react';
import { toFault, type RemoteFault } from './remote-fault';
import { RemoteLoaderContext } from './remote-loader';

interface Props {
  remote: string;
  version: string;
  children: ReactNode;
  /** Loads the previous version; `placeholder` is shown until it is ready. */
  fallBack?: (() => void) | undefined;
  placeholder: ReactNode;
  retry: () => void;
  renderFault: (fault: RemoteFault, retry: () => void) => ReactNode;
}

/** Keeps the errors of a remote's rendering and effects within that remote's panel. */
export class RemoteBoundary extends Component<Props, { fault?: RemoteFault }> {
  static override contextType = RemoteLoaderContext;
  declare context: ContextType<typeof RemoteLoaderContext>;
  override state: { fault?: RemoteFault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: toFault(error) };
  }

  override componentDidCatch(error: unknown) {
    const { remote, version, fallBack } = this.props;
    this.context?.reports.reportFailure(remote, version, 'rendering', error);
    fallBack?.();
  }

  readonly retry = () => {
    // React never imports a lazy screen again after a failure, so only a reload of the page can retry it.
    if (this.state.fault?.kind === 'unavailable') window.location.reload();
    else this.props.retry();
  };

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return this.props.fallBack ? this.props.placeholder : this.props.renderFault(fault, this.retry);
  }
}
