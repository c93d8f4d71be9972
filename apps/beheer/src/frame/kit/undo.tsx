import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';

interface Done {
  text: string;
  /** Restores the previous state, with a new write; absent when that is impossible. */
  undo?: () => Promise<unknown>;
}

const shownFor = 12_000;
const ShowUndoContext = createContext<(done: Done) => void>(() => undefined);

/** Confirms an action, with an undo button. Errors are not shown here: they stay until the user has seen them. */
export function useUndoNotice(): (done: Done) => void {
  return use(ShowUndoContext);
}

export function UndoRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('beheer');
  const [shown, setShown] = useState<Done>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((done: Done) => {
    clearTimeout(timer.current);
    setShown(done);
    timer.current = setTimeout(() => setShown(undefined), shownFor);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const undo = async () => {
    if (!shown?.undo) return;
    setShown(undefined);
    await shown.undo();
    show({ text: t('undone') });
  };
  useShortcut({ keys: 'Ctrl Z', label: t('undo'), group: t('keysEverywhere') }, undo, {
    // In a field Ctrl Z undoes typing.
    inFields: false,
    enabled: shown?.undo !== undefined,
  });
  return (
    <ShowUndoContext value={show}>
      {children}
      <div role="status">
        {shown && (
          <div className="undo">
            <span className="grow">{shown.text}</span>
            {shown.undo && (
              <Button look="quiet" onClick={undo}>
                {t('undo')}
                <Keys keys="Ctrl Z" />
              </Button>
            )}
            <IconButton look="quiet" label={t('close')} onClick={() => setShown(undefined)} icon="close" />
          </div>
        )}
      </div>
    </ShowUndoContext>
  );
}
