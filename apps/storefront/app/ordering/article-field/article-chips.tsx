import './article-field.css';
import type { QuickOrderRow } from '@bouwpoort/contract/ordering/cart';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';

type Choice = QuickOrderRow['choices'][number];

interface ArticleChipsProps {
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
}

/** Several articles match: a press selects one. */
export function ArticleChips({ choices, onChoose }: ArticleChipsProps) {
  return (
    <div className="quick__chips">
      {choices.map((choice) => (
        <button key={choice.contentId} type="button" className="quick__chip" onClick={() => onChoose(choice)}>
          {withTimesSigns(choice.displayName)} <span className="muted">{choice.code}</span>
        </button>
      ))}
    </div>
  );
}
