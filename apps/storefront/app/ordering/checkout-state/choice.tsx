import type { InputHTMLAttributes, ReactNode } from 'react';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  title: ReactNode;
  text?: ReactNode;
  aside?: ReactNode;
  /** Content of the selected choice; outside the label, so that it can hold controls. */
  children?: ReactNode;
}

/** A radio with content: delivery method, address, branch, payment method. */
export function Choice({ title, text, aside, children, ...input }: ChoiceProps) {
  return (
    <div className="choice">
      <label className="choice__label">
        <input type="radio" {...input} />
        <span className="choice__title">{title}</span>
        {text && <span className="choice__text">{text}</span>}
        {aside && <span className="choice__aside">{aside}</span>}
      </label>
      {children && <div className="choice__body">{children}</div>}
    </div>
  );
}
