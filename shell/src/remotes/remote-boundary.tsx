import { Component, type ReactNode } from 'react';
import { toFault, type RemoteFault } from './remote-fault';
import { reportFault } from './report-fault';

interface Props {
  remote: string;
  version: string;
  children: ReactNode;
  renderFault: (fault: RemoteFault, retry: () => void) => ReactNode;
}

/** Keeps what a remote throws while rendering inside that remote's own panel. */
export class RemoteBoundary extends Component<Props, { fault?: RemoteFault }> {
  override state: { fault?: RemoteFault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: toFault(error) };
  }

  override componentDidCatch(error: unknown) {
    reportFault(this.props.remote, this.props.version, 'rendering', error);
  }

  readonly retry = () => {
    // A screen that could not be fetched stays failed for as long as the page lives: React keeps its answer.
    if (this.state.fault?.kind === 'unavailable') window.location.reload();
    else this.setState({ fault: undefined });
  };

  override render() {
    const { fault } = this.state;
    return fault ? this.props.renderFault(fault, this.retry) : this.props.children;
  }
}
