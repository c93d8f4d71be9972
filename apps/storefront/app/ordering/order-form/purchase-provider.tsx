import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useMemo } from 'react';
import { purchaseAccess } from '../../catalogue/prices/purchase-access.ts';
import { type ProductPurchase, ProductPurchaseContext } from '../../catalogue/tiles/product-purchase.ts';
import { useChrome } from '../../frame/chrome/use-chrome.ts';
import { shownBranch } from '../../frame/visitor/branch-link.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { CardPurchaseSkeleton, RowPurchaseSkeleton } from './purchase-skeletons.tsx';

const Card = lazyPart(() => import('./product-purchase.tsx').then((part) => part.CardPurchase), CardPurchaseSkeleton);
const Row = lazyPart(() => import('./product-purchase.tsx').then((part) => part.RowPurchase), RowPurchaseSkeleton);

/** Adds price, stock and order form to every list of products, for users who may see them. */
export function PurchaseProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('purchase');
  const chrome = useChrome();
  const session = useChromeSession();
  const access = chrome && purchaseAccess(chrome.venture, session, chrome.session?.ventureId);
  const isShown = access?.prices === 'asked';
  const orders = access?.ordering;
  const seesPrices = useSeesPrices();
  const branchName = chrome && shownBranch(chrome.venture, session, null)?.displayName;
  const purchase = useMemo<ProductPurchase | null>(() => {
    // Users without prices have not loaded these texts either.
    if (!isShown) return null;
    const stockHead = branchName ? t('headStockAt', { branch: branchName }) : t('headStock');
    return { Card, Row, rowHeads: [stockHead, ...(seesPrices ? [t('headPrice')] : []), orders && t('quantity')] };
  }, [isShown, orders, seesPrices, branchName, t]);
  return <ProductPurchaseContext value={purchase}>{children}</ProductPurchaseContext>;
}
