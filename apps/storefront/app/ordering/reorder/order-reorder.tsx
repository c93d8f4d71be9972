import { quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { Reorder } from './use-reorder.ts';

/** Repeats all of an order, or a part of it: every line is selected until the user unticks it. */
export function OrderReorder({ reorder }: { reorder: Reorder }) {
  const { t } = useTranslation('orders');
  if (reorder.lines.length === 0) return null;
  return (
    <>
      <Button icon="refresh" className="order-script" aria-haspopup="dialog" onClick={reorder.open}>
        {t('reorder')}
      </Button>
      <ReorderDialog reorder={reorder} />
    </>
  );
}

function ReorderDialog({ reorder }: { reorder: Reorder }) {
  const { t } = useTranslation('orders');
  const { lines, isAdding, orderable, chosen, choose, inCart } = reorder;
  const toggle = (key: string) => choose(chosen.has(key) ? [...chosen].filter((one) => one !== key) : [...chosen, key]);
  const isIdle = !isAdding && chosen.size > 0;
  return (
    <Dialog
      open={reorder.isOpen}
      shape="side-panel"
      title={t('reorder')}
      onClose={reorder.close}
      footer={
        <div className="reorder__ways">
          <Button
            look="primary"
            size="large"
            block
            state={isAdding ? 'busy' : 'idle'}
            aria-disabled={!isIdle}
            disabled={chosen.size === 0}
            onClick={() => (isIdle ? void reorder.orderNow() : undefined)}
          >
            {t(isAdding ? 'reorderAdding' : 'reorderNow')}
          </Button>
          <Button
            block
            icon="cart-plus"
            aria-disabled={!isIdle}
            disabled={chosen.size === 0}
            onClick={() => (isIdle ? void reorder.add() : undefined)}
          >
            {t('reorderAdd', { count: chosen.size })}
          </Button>
        </div>
      }
    >
      <p className="muted">{t(orderable.length > 0 ? 'reorderText' : 'reorderNone')}</p>
      {orderable.length > 0 && inCart > 0 && <Notice title={t('reorderCartFull', { count: inCart })} />}
      {orderable.length > 1 && (
        <div className="reorder__all">
          <Checkbox
            checked={chosen.size === orderable.length}
            onChange={() => choose(chosen.size === orderable.length ? [] : orderable)}
          >
            {t('reorderAll')}
          </Checkbox>
        </div>
      )}
      <ul className="reorder">
        {lines.map(({ key, name, variantCode, cartLine, ...line }) => (
          <li key={key}>
            <Checkbox checked={chosen.has(key)} disabled={cartLine === null} onChange={() => toggle(key)}>
              <span className="reorder__name">{name}</span>
              <span className="reorder__facts">
                {[variantCode, cartLine ? quantityWords(line) : t('reorderGone')].join(' · ')}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Shown in the page, in a live region, with a link to the cart. */
export function ReorderResult({ reorder: { outcome } }: { reorder: Reorder }) {
  const { t } = useTranslation('orders');
  const venture = useVenture();
  if (!outcome) return null;
  if (outcome.kind === 'failed') return <Notice kind="attention" title={t('reorderFailed')} />;
  const link = (
    <TextLink strong href={paths.cart(venture)}>
      {t('toCart')}
    </TextLink>
  );
  if (outcome.kind === 'waiting') {
    return (
      <Notice kind="attention" title={t('reorderWaiting')}>
        {link}
      </Notice>
    );
  }
  const { count, missing } = outcome;
  const missingText = missing.length > 0 && t('reorderMissing', { count: missing.length, names: missing.join(', ') });
  if (count === 0) return <Notice kind="attention" title={missingText || t('reorderFailed')} />;
  return (
    <Notice kind={missingText ? 'attention' : 'info'} icon="cart" title={t('reorderDone', { count })}>
      {missingText && <p>{missingText}</p>}
      {link}
    </Notice>
  );
}
