import type { ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  /** Disclosures that share a group close each other. */
  group?: string;
  children: ReactNode;
}

export function Disclosure({ summary, open, group, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} name={group}>
      <summary>
        {summary}
        <Icon name="chevron-down" size="control" />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  );
}

export function Disclosures({ children }: { children: ReactNode }) {
  return <div className="disclosures">{children}</div>;
}
