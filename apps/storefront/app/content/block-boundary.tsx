import { Component, type ReactNode } from 'react';
import { BlockNotice } from './block-notice.tsx';

/** React catches errors in classes only. It reports them itself, so nothing is logged here. */
export class BlockBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BlockNotice /> : this.props.children;
  }
}
