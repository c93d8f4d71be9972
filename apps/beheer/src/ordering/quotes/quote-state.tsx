import type { BeheerQuoteRow } from '@bouwpoort/contract/ordering/quotes.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';

const looks: Record<BeheerQuoteRow['state'], StateLook> = {
  draft: 'off',
  requested: 'new',
  inProgress: 'busy',
  offered: 'wait',
  accepted: 'ok',
  declined: 'off',
  expired: 'off',
  withdrawn: 'off',
};

export function QuoteState({ state }: Pick<BeheerQuoteRow, 'state'>) {
  const { t } = useTranslation('beheer-quotes');
  return <StateMark look={looks[state]}>{t(`state_${state}`)}</StateMark>;
}
