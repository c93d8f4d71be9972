import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { interfaceActions } from '../../frame/interface-state/interface-store.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { offersLogin } from '../../frame/visitor/visitor-rules.ts';
import { orderFormPlace, orderingAvailability, showsStockInformation } from '../products/ordering-availability.ts';
import type { Product, Variant } from '../products/product.ts';
import { showsVariantSelector } from '../products/variant-selection.ts';
import { ProductContact } from './product-contact.tsx';
import type { ProductSlotProps, ProductSlots } from './product-slots.ts';
import { NotLoggedInNotice } from './product-visitor.tsx';
import { VariantSelector } from './variant-selector.tsx';

interface ProductOrderColumnProps {
  product: Product;
  variants: readonly Variant[];
  selectable: readonly Variant[];
  slots: ProductSlots;
  /** Undefined while no variant is selected. */
  slotProps: ProductSlotProps | undefined;
  stockFilter: boolean;
  priceFailed: boolean;
  onChoose: (variant: Variant) => void;
}

/** The order column: variant, price, quantity and stock. */
export function ProductOrderColumn(props: ProductOrderColumnProps) {
  const { product, variants, selectable, slots, slotProps, stockFilter, priceFailed, onChoose } = props;
  const { t } = useTranslation('product');
  const venture = useVenture();
  const session = useChromeSession();
  const user = session.kind === 'user' ? session : undefined;
  const { orderingBlocked } = orderingAvailability(venture, selectable);
  const place = orderFormPlace({ loggedIn: user !== undefined, orderingBlocked, variant: slotProps?.variant });
  return (
    <div className="product-page__buy">
      {showsVariantSelector(variants, selectable) && (
        <VariantSelector
          title={product.variantDifferentiator}
          selectable={selectable}
          total={variants.length}
          selected={slotProps?.variant}
          onChoose={onChoose}
        />
      )}
      {offersLogin(venture, session) && <NotLoggedInNotice />}
      {place === 'form' && slotProps && <slots.OrderForm {...slotProps} />}
      {place === 'noData' && (
        <Notice title={t('noOrderData')}>
          <p>{t('noOrderDataText')}</p>
        </Notice>
      )}
      <div aria-live="polite">
        {priceFailed && (
          <Notice kind="attention" title={t('productDataError')}>
            <p>{t('productDataErrorText')}</p>
          </Notice>
        )}
        {stockFilter && selectable.length === 0 && (
          <Notice title={t('stockFilterTitle')}>
            <div className="stack stack--s">
              <p>{t('stockfilterstock', { ventureName: venture.name })}</p>
              <p>
                <Button onClick={() => interfaceActions.setStockFilterEnabled(false)}>{t('stockFilterOff')}</Button>
              </p>
            </div>
          </Notice>
        )}
      </div>
      {slotProps && showsStockInformation(venture, user, selectable) && <slots.StockInformation {...slotProps} />}
      {place === 'form' && slotProps && <slots.DeliveryPromise {...slotProps} />}
      {place !== 'form' && <ProductContact />}
    </div>
  );
}
