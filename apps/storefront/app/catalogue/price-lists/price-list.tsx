import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { accountSections } from '../../customers/users/account-address.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { apiUrl } from '../../frame/http/api.ts';
import { type PriceListState, usePriceList } from './use-price-list.ts';

const longDate = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** P 2.14. A plain link per format, so that it works without script; with script it shows progress. */
export function PriceList({ now }: { now: string }) {
  const { t } = useTranslation('account');
  const { downloadPricelistFormats: formats } = useVenture();
  const { state, start, stop } = usePriceList();
  const isLoading = state.phase === 'loading';
  const pressed = useRef<HTMLElement>(null);
  return (
    <section className="summary account-anchor" id={accountSections.priceList} aria-labelledby="price-list">
      <h2 id="price-list">{t('priceList')}</h2>
      <p className="small muted">{t('priceListText', { date: longDate.format(new Date(now)) })}</p>
      <ul className="downloads">
        {formats.map((format) => (
          <li key={format}>
            <a
              className={buttonClass({ look: 'secondary' })}
              href={apiUrl('account.priceList', { params: { format } })}
              download
              aria-disabled={isLoading || undefined}
              onClick={(event) => {
                event.preventDefault();
                pressed.current = event.currentTarget;
                void start(format);
              }}
            >
              <Icon name="download" size="control" />
              <span className="sr-only">{t('priceListAs')}</span> {t(`format_${format}`)}
            </a>
          </li>
        ))}
      </ul>
      <PriceListNews
        state={state}
        onStop={() => {
          stop();
          // The cancel button disappears, so the focus returns to the button that started the download.
          pressed.current?.focus();
        }}
      />
    </section>
  );
}

function PriceListNews({ state, onStop }: { state: PriceListState; onStop: () => void }) {
  const { t } = useTranslation('account');
  const { administrativePhoneNumber: phone } = useVenture();
  return (
    <>
      <p className="price-list__said small" role="status">
        {state.phase === 'loading' && t('priceListBusy', { format: t(`format_${state.format}`) })}
        {state.phase === 'stopped' && t('priceListStopped')}
        {state.phase === 'done' && (
          <>
            <Icon name="check-circle" size="control" />
            <span>{t('priceListDone', { format: t(`format_${state.format}`), size: formatFileSize(state.size) })}</span>
          </>
        )}
      </p>
      {state.phase === 'loading' && (
        <div className="price-list__progress">
          <progress
            aria-label={t('priceListProgress')}
            max={state.progress.total ?? undefined}
            value={state.progress.total === null ? undefined : Math.min(state.progress.received, state.progress.total)}
          />
          <span className="small muted num">
            {state.progress.received > 0 ? formatFileSize(state.progress.received) : t('priceListStarting')}
          </span>
          <Button look="quiet" onClick={onStop}>
            {t('priceListStop')}
          </Button>
        </div>
      )}
      {state.phase === 'failed' && (
        <Notice kind="error" title={t('priceListFailed')}>
          {state.refusal.detail ?? t('priceListFailedText', { phone })}
        </Notice>
      )}
    </>
  );
}
