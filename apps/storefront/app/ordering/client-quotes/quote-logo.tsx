import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { apiUrl, browserApi } from '../../frame/http/api.ts';
import { sendFile } from '../../frame/http/send-file.ts';

/** The logo of the company, shared by all its quotes. */
export function QuoteLogo({ logoUrl, onChanged }: { logoUrl: string | null; onChanged: () => void }) {
  const { t } = useTranslation('client-quotes');
  const { id: ventureId } = useVenture();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<string | null>) => {
    setState('busy');
    setProblem(await work().catch(() => t('logoFailed')));
    setState('idle');
    onChanged();
  };
  return (
    <>
      {problem && <Notice kind="error" title={problem} />}
      <div className="looks__logo">
        {logoUrl ? <img src={logoUrl} alt={t('logoAlt')} /> : <span className="muted">{t('logoNone')}</span>}
        <input
          ref={input}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('logoChoose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void run(() => sendFile(ventureId, apiUrl('clientQuotes.putLogo'), file));
          }}
        />
        <div className="maker__bar">
          {logoUrl && (
            <Button
              look="quiet"
              onClick={() =>
                void run(async () => {
                  await browserApi(ventureId).call('clientQuotes.removeLogo');
                  return null;
                })
              }
            >
              {t('logoRemove')}
            </Button>
          )}
          <Button icon="upload" state={state} onClick={() => input.current?.click()}>
            {t(logoUrl ? 'logoOther' : 'logoAdd')}
          </Button>
        </div>
      </div>
    </>
  );
}
