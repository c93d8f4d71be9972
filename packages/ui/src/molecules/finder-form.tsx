import { use, useId } from 'react';
import { Button } from '../atoms/button.tsx';
import { Input } from '../atoms/input.tsx';
import { NavigationContext } from '../navigation.ts';

interface FinderFormProps {
  /** The page with the results; the text goes there as query parameter `name`. */
  action: string;
  name: string;
  label: string;
  placeholder: string;
  button: string;
}

export function FinderForm({ action, name, label, placeholder, button }: FinderFormProps) {
  const { Form } = use(NavigationContext);
  const id = useId();
  return (
    <Form className="finder" method="get" action={action}>
      <label className="finder__label" htmlFor={id}>
        {label}
      </label>
      <Input id={id} name={name} placeholder={placeholder} autoComplete="postal-code" />
      <Button type="submit" look="safety">
        {button}
      </Button>
    </Form>
  );
}
