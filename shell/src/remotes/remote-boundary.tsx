import { Component, type ReactNode } from 'react';
import { toFault, type RemoteFault } from './remote-fault';
import { reportFault } from './report-fault';

interface Props {
  remote: string;
  version: string;
  children: ReactNode;
  /** Puts another version in the place of the one that failed; shows `meanwhile` until it is there. */
  fallBack?: (() => void) | undefined;
  meanwhile: ReactNode;
  /** Loads the remote anew. */
  retry: () => void;
  renderFault: (fault: RemoteFault, retry: () => void) => ReactNode;
}

/** Keeps what a remote throws while rendering, or in its effects, inside that remote's own panel. */
export class RemoteBoundary extends Component<Props, { fault?: RemoteFault }> {
  override state: { fault?: RemoteFault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: toFault(error) };
  }

  override componentDidCatch(error: unknown) {
    const { remote, version, fallBack } = this.props;
    reportFault(remote, version, 'rendering', error);
    fallBack?.();
  }

  readonly retry = () => {
    // A screen that could not be fetched stays failed for as long as the page lives: React keeps its answer.
    if (this.state.fault?.kind === 'unavailable') window.location.reload();
    else this.props.retry();
  };

  override render() {
    const { fault } = this.state;
    if (!fault) return this.props.children;
    return this.props.fallBack ? this.props.meanwhile : this.props.renderFault(fault, this.retry);
  }
}
