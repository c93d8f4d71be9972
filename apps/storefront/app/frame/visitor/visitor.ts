/** The properties of a visitor that decide which pages they may see. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'guest'; ventureId: string | null }
  | { kind: 'registered'; ventureId: string | null };
