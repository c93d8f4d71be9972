import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { accountParams } from './account-address.ts';

type PanelName = (typeof accountParams)['user' | 'address'];

interface PanelState {
  /** An id, `newOne`, or null when the panel is closed. */
  value: string | null;
  open(value: string): void;
  close(): void;
}

/** The address names the open panel: it survives a reload, and the back button closes it. */
export function usePanel(name: PanelName): PanelState {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // Closed at once, before the address has changed: a dialog must see the change to be able to open again.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const value = closedAt === key ? null : params.get(name);
  // A dialog reports every way of closing, and a save that is in flight may end after that.
  const latest = useRef({ key, isClosed: false });
  if (latest.current.key !== key) latest.current = { key, isClosed: false };
  useEffect(() => setClosedAt((at) => (at === key ? at : null)), [key]);

  const open = (next: string) => {
    const search = new URLSearchParams(params);
    search.set(name, next);
    void navigate({ search: `?${search}` }, { state: { panel: name }, preventScrollReset: true });
  };
  const close = () => {
    if (value === null || latest.current.key !== key || latest.current.isClosed) return;
    latest.current.isClosed = true;
    setClosedAt(key);
    // Opened from the page: go back in history, so that the back button does not open the panel again.
    if (typeof state === 'object' && state !== null && 'panel' in state) return void navigate(-1);
    const search = new URLSearchParams(params);
    search.delete(name);
    void navigate({ search: search.size > 0 ? `?${search}` : '' }, { replace: true, preventScrollReset: true });
  };
  return { value, open, close };
}
