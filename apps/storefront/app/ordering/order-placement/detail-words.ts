import { normalisePhoneNumber } from '@bouwpoort/trade/foundation/dutch-phone';
import { showPhoneNumber } from '@bouwpoort/trade/foundation/phone-words';
import type { Translate } from '@bouwpoort/ui/words.ts';
import type { CheckoutCustomer } from '../checkout-state/checkout-customer.ts';
import type { CheckoutInfo } from '../checkout-state/checkout-state.ts';

interface Choices {
  info: CheckoutInfo;
  customer: Pick<CheckoutCustomer, 'projects'>;
}

/** What was chosen in step 2 besides the days, as the overview and the confirmation repeat it. */
export function detailWords(t: Translate, { info, customer }: Choices): string[] {
  const isPickup = info.deliveryMethod === 'instorepickup';
  const isBrought = info.deliveryMethod === 'storedelivery';
  const [floor, phone] = [info.unloadingFloor.trim(), info.contactPhone.trim()];
  const project = customer.projects.find(({ id }) => id === info.projectId)?.name;
  const words = [
    isBrought && info.deliveryModeId && info.deliveryModeId !== 'GEWOON' && t(`mode_${info.deliveryModeId}`),
    isBrought && info.deliveryTime !== 'any' && t(`time_${info.deliveryTime}`),
    isBrought && floor && t('withFloor', { floor }),
    isBrought && phone && t('withPhone', { phone: showPhoneNumber(normalisePhoneNumber(phone) ?? phone) }),
    info.costCentre && t('withCostCentre', { costCentre: info.costCentre }),
    info.reference.trim() && t('withReference', { reference: info.reference.trim() }),
    project && t('forProject', { project }),
    info.customerName.trim(),
    isPickup && info.requisitionForm.trim() && t('withRequisition', { number: info.requisitionForm.trim() }),
    info.comment.trim() && t('withComment', { comment: info.comment.trim() }),
  ];
  return words.filter((one) => typeof one === 'string').filter(Boolean);
}
