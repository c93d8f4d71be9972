/** As much of a visitor as decides which pages they may see. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'guest'; ventureId: string | null }
  | { kind: 'registered'; ventureId: string | null };
