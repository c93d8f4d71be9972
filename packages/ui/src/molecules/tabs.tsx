import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Anchor } from '../atoms/anchor.tsx';
import { Badge } from '../atoms/badge.tsx';

interface Tab {
  id: string;
  label: string;
  count?: number;
  content: ReactNode;
}

const moves: ReadonlyMap<string, (index: number, last: number) => number> = new Map(
  Object.entries<(index: number, last: number) => number>({
    ArrowRight: (index, last) => (index === last ? 0 : index + 1),
    ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
    Home: () => 0,
    End: (_index, last) => last,
  }),
);

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
  onOpen?: (id: string) => void;
}

/** Sections of one page, shown one at a time. */
export function Tabs({ label, tabs, initial, onOpen }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(initial ?? tabs[0]?.id);
  const show = (id: string) => {
    setOpen(id);
    onOpen?.(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = moves.get(event.key)?.(
      tabs.findIndex((tab) => tab.id === open),
      tabs.length - 1,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next as number]?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={tab.id === open}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => show(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          className="tab-panel"
          id={`${base}-${tab.id}-panel`}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== open}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}

interface TabLink {
  label: string;
  href: string;
  current: boolean;
  count?: number;
}

/** Links to sibling pages, with the look of tabs. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Anchor key={tab.href} className="tab" href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Badge>{tab.count}</Badge>}
        </Anchor>
      ))}
    </nav>
  );
}
