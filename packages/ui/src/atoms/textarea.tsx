import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

export function Textarea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={classNames('textarea', className)} {...rest} />;
}
