import { createContext, use } from 'react';

interface SchemaFormState {
  /** By the path of the field in the server's notation: 'properties.blocks[2].textHtml'. */
  errors: ReadonlyMap<string, string>;
  warnings: ReadonlyMap<string, string>;
  /** The venture whose pages, articles and pictures can be chosen. */
  ventureId: string;
  readOnly: boolean;
}

/** The context of a form that every field needs besides its own value. */
export const SchemaFormContext = createContext<SchemaFormState>({
  errors: new Map(),
  warnings: new Map(),
  ventureId: '',
  readOnly: true,
});

export function useSchemaForm(): SchemaFormState {
  return use(SchemaFormContext);
}
