import { createContext, use } from 'react';

interface FormPlace {
  /** By the path of the field, as the server names it: 'properties.blocks[2].textHtml'. */
  errors: ReadonlyMap<string, string>;
  warnings: ReadonlyMap<string, string>;
  /** Whose pages, articles and pictures are chosen from. */
  ventureId: string;
  readOnly: boolean;
}

/** What every field of a form needs to know besides its own value. */
export const FormPlaceContext = createContext<FormPlace>({
  errors: new Map(),
  warnings: new Map(),
  ventureId: '',
  readOnly: true,
});

export function useFormPlace(): FormPlace {
  return use(FormPlaceContext);
}
