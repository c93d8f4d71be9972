import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';

interface SaveBarProps {
  /** The labels of the changed fields. */
  changed: readonly string[];
  /** The result of `useRecordForm`, or an object that saves like it. */
  record: { isSaving: boolean; error: string | undefined; save: () => unknown; discard: () => void };
  /** A validation error before it is sent. */
  error?: string | undefined;
  /** The effect of saving on others. */
  children?: ReactNode;
}

/** The bar of a page with unsaved work; hidden when there is none. */
export function SaveBar({ changed, record, error = record.error, children }: SaveBarProps) {
  const { t } = useTranslation('beheer');
  const isShown = changed.length > 0;
  useShortcut({ keys: 'Ctrl S', label: t('save'), group: t('keysEverywhere') }, record.save, { enabled: isShown });
  if (!isShown) return null;
  return (
    <section className="dock dock--save" aria-label={t('saveBar')}>
      {error && <Notice kind="error" title={error} />}
      <span>
        <b>{changed.length}</b> {t('changes', { count: changed.length })}: {changed.join(', ')}
      </span>
      {children}
      <span className="push acts">
        <Button className="btn--dark" look="plain" onClick={record.discard}>
          {t('discard')}
        </Button>
        <Button look="safety" state={record.isSaving ? 'busy' : 'idle'} onClick={record.save}>
          {t('save')}
          <Keys keys="Ctrl S" />
        </Button>
      </span>
    </section>
  );
}
