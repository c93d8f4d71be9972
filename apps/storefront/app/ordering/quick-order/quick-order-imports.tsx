import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ClipboardEvent, lazy, Suspense, useId, useState } from 'react';
import { scannedCode } from '../../frame/scanner/scanned-code.ts';
import { useHasCamera } from '../../frame/scanner/use-has-camera.ts';
import { decodeList, isText, isWorkbook } from '../line-import/list-text.ts';
import { useFileInput } from '../line-import/use-file-input.tsx';
import { quickOrderActions } from './quick-order-store.ts';

const Scanner = lazy(() =>
  import('../../frame/scanner/barcode-scanner.tsx').then((file) => ({ default: file.BarcodeScanner })),
);

/** Far more than a thousand lines. */
const maxFileBytes = 2_000_000;

interface QuickOrderImportsProps {
  /** Returns whether any row could be parsed. */
  onList: (text: string) => boolean;
  onProblem: (problem: 'fileWorkbook' | 'fileTooLarge' | 'fileUnreadable') => void;
}

/** Many articles at once: from a spreadsheet, a file, or shelf labels. */
export function QuickOrderImports({ onList, onProblem }: QuickOrderImportsProps) {
  const { t } = useTranslation('quick-order');
  const id = useId();
  const [open, setOpen] = useState<'paste' | 'scan' | null>(null);
  const [typed, setTyped] = useState('');
  const canScan = useHasCamera();

  const toggle = (way: 'paste' | 'scan') => setOpen(open === way ? null : way);
  const readTyped = (text: string) => {
    if (!onList(text)) return;
    setTyped('');
    setOpen(null);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    readTyped(typed + event.clipboardData.getData('text/plain'));
  };
  const readFile = async (chosen: File) => {
    try {
      if (chosen.size > maxFileBytes) return onProblem('fileTooLarge');
      const bytes = new Uint8Array(await chosen.arrayBuffer());
      if (isWorkbook(bytes)) return onProblem('fileWorkbook');
      const text = decodeList(bytes);
      if (!isText(text)) return onProblem('fileUnreadable');
      onList(text);
    } catch (error) {
      console.warn(error);
      onProblem('fileUnreadable');
    }
  };
  const file = useFileInput('.csv,.txt,.tsv,text/csv,text/plain', (chosen) => void readFile(chosen));
  return (
    <>
      <div className="quick__ways">
        <ImportMethod icon="paste" label={t('paste')} isOpen={open === 'paste'} onClick={() => toggle('paste')} />
        <ImportMethod icon="upload" label={t('file')} onClick={file.open} />
        {canScan && (
          <ImportMethod icon="barcode" label={t('scan')} isOpen={open === 'scan'} onClick={() => toggle('scan')} />
        )}
        {file.input}
      </div>
      {open === 'paste' && (
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {t('pasteLabel')}
          </label>
          <Textarea
            id={id}
            rows={3}
            autoFocus
            aria-describedby={`${id}-hint`}
            value={typed}
            onPaste={onPaste}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="field__hint" id={`${id}-hint`}>
            {t('pasteHint')}
          </p>
          {typed.trim() !== '' && (
            <Button className="justify-self-start" onClick={() => readTyped(typed)}>
              {t('pasteRead')}
            </Button>
          )}
        </div>
      )}
      {open === 'scan' && (
        <Suspense fallback={<p className="small muted">{t('scanStarting')}</p>}>
          <Scanner onCode={(code) => quickOrderActions.scanned(scannedCode(code))} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

interface ImportMethodProps {
  icon: IconName;
  label: string;
  isOpen?: boolean;
  onClick: () => void;
}

function ImportMethod({ icon, label, isOpen, onClick }: ImportMethodProps) {
  return (
    <button type="button" className="link small" aria-expanded={isOpen} onClick={onClick}>
      <Icon name={icon} size="control" />
      {label}
    </button>
  );
}
