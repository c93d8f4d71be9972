/** The filter language of C 7.4, parsed. Which fields exist is the engine's business, not the parser's. */
export type FilterExpression =
  | { kind: 'and' | 'or'; of: readonly FilterExpression[] }
  | { kind: 'eq' | 'contains'; field: string; value: string };
