import type { DeliveryMethodName } from '@bouwpoort/trade/catalogue/delivery-days';
import { type PricedLine, priceLine } from '@bouwpoort/trade/catalogue/line-price';
import { methodPrices } from '@bouwpoort/trade/catalogue/price-ladder';
import type { Decimal } from '@bouwpoort/trade/foundation/money';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { OrderableVariant } from '../products/products.ts';
import { type Charge, chargeOf } from './charged-price.ts';
import { type AgreementRow, agreementsOfVariant, type ListPriceRow, readListPrice } from './price-edit.ts';
import { selectTiers, type WeighedPrice, weighPrices } from './prices.queries.ts';

interface Asked {
  customer: Customer;
  variant: OrderableVariant;
  /** In sales units. */
  quantity: Decimal;
  day: string;
  method: DeliveryMethodName;
}

/** A price that could apply to the customer before the tiers are considered. */
interface OwnPriceStep {
  kind: WeighedPrice['source'];
  verdict: WeighedPrice['verdict'] | 'expired' | 'future' | 'absent';
  listPrice: ListPriceRow | undefined;
  agreement: AgreementRow | undefined;
  /** For the given delivery method. */
  price: string | null;
}

interface ExplainedPrice {
  steps: OwnPriceStep[];
  rungs: { rung: Charge['ladder'][number]; isReached: boolean; isPaid: boolean }[];
  charged: Charge['charged'];
  line: PricedLine | undefined;
  /** The list price of the same quantity. */
  listLine: PricedLine | undefined;
}

/** More agreements on one article than any customer has. */
const maxAgreements = 1000;

/** The price of a customer, computed by the functions that charge it, with every price they considered. */
export async function explainPrice(ctx: Context, asked: Asked): Promise<ExplainedPrice> {
  const { customer, variant, quantity, day, method } = asked;
  const [{ own, weighed }, tiers, listPrice, agreements] = await Promise.all([
    weighPrices(ctx, customer, variant.id, day),
    selectTiers(ctx, [variant.id]),
    readListPrice(ctx.db, variant.id),
    agreementsOfVariant(ctx.db, { variantId: variant.id, party: customer, limit: maxAgreements }),
  ]);
  const charge = own && chargeOf(variant, own, tiers, quantity, method);
  const charged = charge?.charged;
  const priceOf = (row: { priceDelivery: string; pricePickup: string } | undefined) => {
    const prices = row && methodPrices(row);
    return (method === 'instorepickup' ? prices?.pricePickup : prices?.priceDelivery) ?? null;
  };
  const listed = priceOf(listPrice);
  return {
    steps: stepsOf(weighed, listPrice, agreements, day).map((step) => ({
      ...step,
      price: priceOf(step.agreement ?? step.listPrice),
    })),
    rungs: (charge?.ladder ?? []).map((rung) => ({
      rung,
      isReached: rung.from.lte(quantity),
      isPaid: rung === charge?.rung,
    })),
    charged,
    line: charged && priceLine({ ...variant, priceUnit: charged.priceUnit }, charged, quantity),
    listLine:
      listPrice && listed !== null
        ? priceLine(variant, { price: listed, salesPricePer: listPrice.salesPricePer }, quantity)
        : undefined,
  };
}

type UnpricedStep = Omit<OwnPriceStep, 'price'>;

/** From the list price to the customer's own agreements; a kind without a price says so. */
function stepsOf(
  weighed: readonly WeighedPrice[],
  listPrice: ListPriceRow | undefined,
  agreements: readonly AgreementRow[],
  day: string,
): UnpricedStep[] {
  const kinds: readonly WeighedPrice['source'][] = ['list', 'group', 'agreement'];
  return kinds.flatMap((kind): UnpricedStep[] => {
    const held = weighed
      .filter(({ source }) => source === kind)
      .map(({ agreementId, verdict }) => ({
        ...{ kind, verdict },
        listPrice: kind === 'list' ? listPrice : undefined,
        agreement: agreements.find(({ id }) => id === agreementId),
      }));
    const others = agreements
      .filter(({ id, customerId }) => {
        const ofKind = customerId === null ? 'group' : 'agreement';
        return kind === ofKind && !weighed.some(({ agreementId }) => agreementId === id);
      })
      .map((agreement) => {
        const verdict: OwnPriceStep['verdict'] = agreement.validFrom > day ? 'future' : 'expired';
        return { kind, verdict, listPrice: undefined, agreement };
      });
    const all = [...others, ...held];
    return all.length > 0 ? all : [{ kind, verdict: 'absent', listPrice: undefined, agreement: undefined }];
  });
}
