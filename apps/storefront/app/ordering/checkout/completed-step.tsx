import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutStep } from '../checkout-state/checkout-state.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { windowsIn } from '../delivery-days/delivery-estimate.ts';
import { detailWords } from '../order-placement/detail-words.ts';
import { placeWords } from '../order-placement/place-words.ts';
import { referenceWarning } from '../order-placement/reference-warning.ts';
import type { OrderingView } from '../order-placement/use-ordering.ts';

interface CompletedStepProps {
  icon: IconName;
  title: string;
  text: string;
  warning?: string | undefined;
  step: CheckoutStep;
  onOpen: (step: CheckoutStep) => void;
}

/** A completed step, in two lines, with a button to open it again. */
function CompletedStep({ icon, title, text, warning, step, onOpen }: CompletedStepProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className="done-line">
      <Icon name={icon} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {text && <p className="muted">{text}</p>}
        {warning && (
          <p className="field__warn">
            <Icon name="warning" size="small" />
            {warning}
          </p>
        )}
      </div>
      <button
        type="button"
        className="checkout-link small"
        aria-label={t('changeStep', { step: t(`step${step}`) })}
        onClick={() => onOpen(step)}
      >
        {t('change')}
      </button>
    </div>
  );
}

export function CompletedDelivery({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, addresses, branches, ownBranch, customer, repeated, open } = checkout;
  const isPickup = info.deliveryMethod === 'instorepickup';
  const name = addresses.find(({ addressId }) => addressId === info.addressId)?.name;
  const from = branches.find(({ branchId }) => branchId === ownBranch)?.name;
  const isDirect = info.deliveryMethod === 'directdelivery';
  const project = customer.projects.find(({ id }) => id === info.projectId)?.name;
  const delivered = [
    name,
    isDirect ? t('fromFactory') : from && t('fromBranch', { name: from }),
    repeated &&
      !isDirect &&
      info.deliveryModeId &&
      info.deliveryModeId !== 'GEWOON' &&
      t(`mode_${info.deliveryModeId}`),
  ];
  const text = [
    ...(isPickup ? [] : delivered),
    // Otherwise the line of the next step shows the project.
    repeated && project && project !== name && t('forProject', { project }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <CompletedStep
      icon={isPickup ? 'store' : 'truck'}
      title={t(isPickup ? 'fetchedAt' : 'broughtTo', { place: placeWords(checkout) })}
      text={text}
      step={1}
      onOpen={open}
    />
  );
}

export function CompletedDetails({ checkout, ordering }: { checkout: CheckoutView; ordering: OrderingView }) {
  const { t } = useTranslation('checkout');
  const { info, open } = checkout;
  const { preferredDeliveryDate: preferred, latestDeliveryDate: latest } = info;
  const text = detailWords(t, checkout).join(' · ');
  // Once the deliveries are known they are shown, because the wanted date may not be possible.
  const windows = windowsIn(ordering.prepared?.concept.lineItems ?? []);
  const title =
    windows.length > 0
      ? new Intl.ListFormat('nl-NL').format(windows.map(windowWords))
      : windowWords({ after: preferred ?? '', before: latest ?? '' });
  return (
    <CompletedStep
      icon="calendar"
      title={title.charAt(0).toUpperCase() + title.slice(1)}
      text={text.charAt(0).toUpperCase() + text.slice(1)}
      warning={referenceWarning(t, ordering)}
      step={2}
      onOpen={open}
    />
  );
}
