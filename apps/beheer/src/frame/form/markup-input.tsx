import { type ComponentType, createContext, use } from 'react';
import type { FieldControl } from './source-field.tsx';

export interface MarkupInputProps {
  control: FieldControl;
  value: string;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** The editor of marked-up text, which is that of the pages: content sets it for the whole app. */
export const MarkupInputContext = createContext<ComponentType<MarkupInputProps>>(() => null);

export function MarkupInput(props: MarkupInputProps) {
  const Editor = use(MarkupInputContext);
  return <Editor {...props} />;
}
