import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { acceptDayOnEnter } from './accept-day-on-enter.ts';
import { type DayChoice, refusalOfTyped } from './day-choices.ts';
import { DayGrid } from './day-grid.tsx';

interface DayDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  days: readonly DayChoice[];
  value: string | null;
  onChoose: (day: string) => void;
}

/** A month to choose from, and a native date field to type in. */
export function DayDialog({ open, onClose, title, days, value, onChoose }: DayDialogProps) {
  const choose = (day: string) => {
    onChoose(day);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <DayGrid label={title} days={days} value={value} onChoose={choose} />
      <TypedDay days={days} value={value} onChoose={onChoose} onEnter={onClose} />
    </Dialog>
  );
}

interface TypedDayProps extends Pick<DayDialogProps, 'days' | 'value' | 'onChoose'> {
  /** Submits the date in the field. */
  onEnter: () => void;
}

function TypedDay({ days, value, onChoose, onEnter }: TypedDayProps) {
  const { t } = useTranslation('checkout');
  // Local state rather than a new key per date: a field that is replaced loses the focus while typing.
  const [text, setText] = useState(value ?? '');
  useEffect(() => setText(value ?? ''), [value]);
  const [refusal, setRefusal] = useState<string>();
  const take = (typed: string): boolean => {
    setText(typed);
    if (typed === '') return false;
    const why = refusalOfTyped(days, typed, t('tooFar'), t('past'));
    setRefusal(why);
    if (why === undefined) onChoose(typed);
    return why === undefined;
  };
  return (
    <div className="typed-day">
      <TextField
        label={t('typeDay')}
        error={refusal}
        type="date"
        min={days[0]?.day}
        max={days.at(-1)?.day}
        value={text}
        onChange={({ target }) => take(target.value)}
        onKeyDown={(event) => acceptDayOnEnter(event, take, onEnter)}
      />
    </div>
  );
}
