type LabelSheet = 'a4-24' | 'a4-21' | 'a4-14' | 'a4-12' | 'roll-62';

/** The positions of the labels on a sheet, in millimetres. A roll has a page for each label. */
export interface LabelPlaces {
  page: { width: number; height: number };
  label: { width: number; height: number };
  columns: number;
  rows: number;
  /** The offset of the first label, from the left and from the top. */
  left: number;
  top: number;
  /** Between two columns. */
  gap: number;
}

const a4 = { width: 210, height: 297 };

/** Common sheets, as Avery Zweckform and HERMA make them: 3474, L7160, L7163, 3424; and the roll of a label printer. */
export const labelPlaces: Readonly<Record<LabelSheet, LabelPlaces>> = {
  'a4-24': { page: a4, label: { width: 70, height: 37 }, columns: 3, rows: 8, left: 0, top: 0.5, gap: 0 },
  'a4-21': { page: a4, label: { width: 63.5, height: 38.1 }, columns: 3, rows: 7, left: 7.2, top: 15.15, gap: 2.5 },
  'a4-14': { page: a4, label: { width: 99.1, height: 38.1 }, columns: 2, rows: 7, left: 4.65, top: 15.15, gap: 2.5 },
  'a4-12': { page: a4, label: { width: 105, height: 48 }, columns: 2, rows: 6, left: 0, top: 4.5, gap: 0 },
  'roll-62': {
    page: { width: 62, height: 35 },
    label: { width: 62, height: 35 },
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    gap: 0,
  },
};

/** The upper left corner of the label with this index, counted from 0 over all sheets, and the sheet it is on. */
export function placeOf(sheet: LabelPlaces, index: number): { page: number; x: number; y: number } {
  const perPage = sheet.columns * sheet.rows;
  const onPage = index % perPage;
  const column = onPage % sheet.columns;
  const row = Math.floor(onPage / sheet.columns);
  return {
    page: Math.floor(index / perPage),
    x: sheet.left + column * (sheet.label.width + sheet.gap),
    y: sheet.top + row * sheet.label.height,
  };
}
