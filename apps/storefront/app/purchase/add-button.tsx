import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AddPhase } from './order-form-store.ts';

interface AddButtonProps {
  phase: AddPhase;
  /** The cart is not there yet. */
  waits: boolean;
  /** Instead of submitting the form around it. */
  onAdd?: () => void;
}

/** Confirms in place, and keeps its width. */
export function AddButton({ phase, waits, onAdd }: AddButtonProps) {
  const { t } = useTranslation('purchase');
  const isAdding = phase === 'adding';
  const isAdded = phase === 'added';
  return (
    <Button
      type={onAdd ? 'button' : 'submit'}
      look="primary"
      size="large"
      block
      className="add-button"
      icon={isAdded ? 'check' : 'cart-plus'}
      state={isAdding ? 'busy' : isAdded ? 'done' : 'idle'}
      // Busy is not greyed out: the drawing has a line that runs.
      aria-disabled={isAdding || waits}
      onClick={onAdd && !isAdding && !waits ? onAdd : undefined}
    >
      {t(isAdding ? 'adding' : isAdded ? 'added' : 'add')}
    </Button>
  );
}
