import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { LinkButton } from '../atoms/link-button.tsx';

interface Toast {
  text: string;
  action?: { label: string; href: string };
}

const shownFor = 6000;
const ShowToast = createContext<(toast: Toast) => void>(() => undefined);

/** Non-blocking messages, newest last, that disappear after a while. */
export function useToast(): (toast: Toast) => void {
  return useContext(ShowToast);
}

export function ToastRegion({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const nextId = useRef(0);
  const show = useCallback((toast: Toast) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown, { ...toast, id }]);
    setTimeout(() => setToasts((shown) => shown.filter((other) => other.id !== id)), shownFor);
  }, []);
  const region = useMemo(
    () => (
      <div className="toasts" role="status">
        {toasts.map((toast) => (
          <div className="toast" key={toast.id}>
            <span className="toast__text">{toast.text}</span>
            {toast.action && (
              <LinkButton look="quiet" href={toast.action.href}>
                {toast.action.label}
              </LinkButton>
            )}
          </div>
        ))}
      </div>
    ),
    [toasts],
  );
  return (
    <ShowToast value={show}>
      {children}
      {region}
    </ShowToast>
  );
}
