import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { accountParams } from './account-address.ts';

type PanelName = (typeof accountParams)['user' | 'address'];

interface PanelState {
  /** An id, `newOne`, or nothing when it is closed. */
  value: string | null;
  open(value: string): void;
  close(): void;
}

/** What is open over the page stands in its address: it survives a reload, and the way back closes it. */
export function usePanel(name: PanelName): PanelState {
  const [params] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  // Closed from the moment it is, not only when the address has followed: a dialog must see that to open again.
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const value = closedAt === key ? null : params.get(name);
  // A dialog reports that it closes, however it was closed, and what was being saved may end after that.
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
    // Opened from the page: the step that opened it is taken back, so that the browser's way back does not open it again.
    if (typeof state === 'object' && state !== null && 'panel' in state) return void navigate(-1);
    const search = new URLSearchParams(params);
    search.delete(name);
    void navigate({ search: search.size > 0 ? `?${search}` : '' }, { replace: true, preventScrollReset: true });
  };
  return { value, open, close };
}
