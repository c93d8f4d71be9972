import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { type ReactNode, useId } from 'react';
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';

interface ChoiceGridProps<Input extends FieldValues, Value extends string | number, Output> {
  control: Control<Input, unknown, Output>;
  name: FieldPathByValue<Input, Value[]>;
  label: string;
  /** An option with a reason cannot be ticked, and shows the reason. */
  options: readonly { value: Value; label: ReactNode; reason?: string | undefined }[];
  /** For labels of a few letters. */
  compact?: boolean;
}

/** Several checkboxes for one field: the ticked ones are its value. */
export function ChoiceGrid<Input extends FieldValues, Value extends string | number, Output>({
  control,
  name,
  label,
  options,
  compact = false,
}: ChoiceGridProps<Input, Value, Output>) {
  const id = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => {
        const chosen: readonly Value[] = field.value;
        return (
          <fieldset
            className={`check-grid ${compact ? 'check-grid--compact' : ''}`}
            aria-describedby={error ? id : undefined}
          >
            <legend>{label}</legend>
            {options.map((option) => (
              <Checkbox
                key={option.value}
                checked={chosen.includes(option.value)}
                // One that was ticked before can still be unticked.
                disabled={option.reason !== undefined && !chosen.includes(option.value)}
                onBlur={field.onBlur}
                onChange={() => field.onChange(toggled(chosen, option.value))}
              >
                {option.label}
                {option.reason !== undefined && <span className="check-grid__reason">{option.reason}</span>}
              </Checkbox>
            ))}
            <FieldError id={id}>{error?.message}</FieldError>
          </fieldset>
        );
      }}
    />
  );
}

function toggled<T>(before: readonly T[], one: T): T[] {
  return before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
}
