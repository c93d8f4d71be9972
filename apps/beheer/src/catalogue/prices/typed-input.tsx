import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { type ComponentProps, useState } from 'react';

interface TypedInputProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'onBlur'> {
  value: string;
  onType: (value: string) => void;
}

/** A field whose value is in the address, which follows with a delay: until then it shows the typed text. */
export function TypedInput({ value, onType, ...rest }: TypedInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Input
      {...rest}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(target.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
