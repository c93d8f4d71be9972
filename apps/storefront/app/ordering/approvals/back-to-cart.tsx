import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { decimal, toWire } from '@bouwpoort/trade/foundation/money';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useCart } from '../cart/use-cart.ts';

/** The part of a request that was not ordered: all of a denied request, or what an approver took off an ordered one. */
export function notOrderedLines({ state, lines }: Pick<ApprovalDetails, 'state' | 'lines'>) {
  if (state === 'waiting') return [];
  return lines.flatMap((line) => {
    const left = toWire(decimal(line.askedQuantity).minus(state === 'ordered' ? line.quantity : 0));
    return left > 0 ? [{ ...line, left }] : [];
  });
}

/** Puts the part that was not ordered back into the requester's cart, to change it and ask again. */
export function BackToCart({ approval }: { approval: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  const { add } = useCart();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const lines = notOrderedLines(approval);
  if (!approval.isMine || lines.length === 0) return null;
  const put = async () => {
    setIsBusy(true);
    try {
      const outcomes = await Promise.all(
        lines.map(({ contentId, code, displayName, left, salesUnit, imageUrl, productUrl }) =>
          add(
            {
              ...{ variantGuid: contentId, variantCode: code, name: displayName, quantity: left, salesUnit },
              ...(imageUrl ? { imageUrl } : {}),
              ...(productUrl ? { productUrl } : {}),
            },
            { isSilent: true },
          ),
        ),
      );
      const words = outcomes.includes('waiting') ? 'againWaiting' : 'againDone';
      toast({ text: t(outcomes.includes('refused') ? 'againSome' : words) });
    } catch (error) {
      console.warn(error);
      toast({ text: t('failed') });
    }
    setIsBusy(false);
  };
  return (
    <Button block icon="cart" className="needs-script" state={isBusy ? 'busy' : 'idle'} onClick={() => void put()}>
      {t(approval.state === 'ordered' ? 'againRest' : 'again')}
    </Button>
  );
}
