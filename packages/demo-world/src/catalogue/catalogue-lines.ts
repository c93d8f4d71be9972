/** Names of product lines that fit any kind of goods. A small catalogue uses the first few, a large one all of them. */
export const tradeLines: readonly string[] = [
  'Basis',
  'Project',
  'Pro',
  'Comfort',
  'Select',
  'Plus',
  'Bouw',
  'Keur',
  'Extra',
  'Prima',
  'Solide',
  'Werf',
];
