import type { ReactNode } from 'react';

interface SwitchProps {
  id?: string;
  isOn: boolean;
  disabled?: boolean;
  label: ReactNode;
  onChange: (isOn: boolean) => void;
}

/** On or off, applied at once or with the save bar. */
export function Switch({ id, isOn, disabled, label, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
