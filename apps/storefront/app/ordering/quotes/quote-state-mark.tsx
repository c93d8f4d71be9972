import type { QuoteHead } from '@bouwpoort/contract/ordering/quotes';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useQuoteStateWords } from './quote-state-words.ts';

const looks: Record<QuoteHead['state'], string | undefined> = {
  draft: 'status--off',
  requested: undefined,
  inProgress: undefined,
  offered: 'status--wait',
  accepted: 'status--open',
  declined: 'status--off',
  expired: 'status--off',
  withdrawn: 'status--off',
};

export function QuoteStateMark({ state }: Pick<QuoteHead, 'state'>) {
  const words = useQuoteStateWords();
  return <span className={classNames('status', looks[state])}>{words(state)}</span>;
}
