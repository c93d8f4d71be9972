import { Component, type ReactNode } from 'react';
import { BlockNotice } from './block-notice.tsx';

/** Error boundaries must be classes. React reports the error itself, so nothing is logged here. */
export class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BlockNotice /> : this.props.children;
  }
}
