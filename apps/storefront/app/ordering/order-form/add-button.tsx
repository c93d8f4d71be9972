import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { AddPhase } from './order-form-store.ts';

interface AddButtonProps {
  phase: AddPhase;
  /** The cart has not loaded yet. */
  waits: boolean;
  /** Instead of submitting the form around it. */
  onAdd?: () => void;
}

/** Shows its confirmation in place, without changing its width. */
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
      // Not greyed out while busy: an animated line shows it.
      aria-disabled={isAdding || waits}
      onClick={onAdd && !isAdding && !waits ? onAdd : undefined}
    >
      {t(isAdding ? 'adding' : isAdded ? 'added' : 'add')}
    </Button>
  );
}
