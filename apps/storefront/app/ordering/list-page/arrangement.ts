import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';

export interface ArrangedSection {
  name: string;
  note: string;
  lines: number[];
}

type Arranged = Pick<OrderList, 'sections'> & { lines: readonly Pick<ListLine, 'id' | 'section'>[] };

/** The arrangement for the server: every line once, in its given section. A new section comes last. */
export function arrangementOf(
  { sections, lines }: Arranged,
  sectionOf: (line: Arranged['lines'][number]) => string = ({ section }) => section,
): ArrangedSection[] {
  const arranged = new Map<string, ArrangedSection>(
    [{ name: '', note: '' }, ...sections].map((section) => [section.name, { ...section, lines: [] }]),
  );
  for (const line of lines) {
    const name = sectionOf(line);
    const section = arranged.get(name) ?? { name, note: '', lines: [] };
    section.lines.push(line.id);
    arranged.set(name, section);
  }
  return [...arranged.values()].filter(({ name, lines: own }) => name !== '' || own.length > 0);
}

/** One place up or down within its section; at its end nothing changes. */
export function movedBy(list: Arranged, lineId: number, by: -1 | 1): ArrangedSection[] {
  return arrangementOf(list).map((section) => {
    const at = section.lines.indexOf(lineId);
    const other = section.lines[at + by];
    if (at === -1 || other === undefined) return section;
    return { ...section, lines: section.lines.with(at, other).with(at + by, lineId) };
  });
}

/** Renames a section or changes its note; without an earlier name it is new, and comes last. */
export function withSection(
  list: Arranged,
  earlier: string | null,
  { name, note }: OrderList['sections'][number],
): ArrangedSection[] {
  const arranged = arrangementOf(list);
  if (earlier === null) return [...arranged, { name, note, lines: [] }];
  return arranged.map((section) => (section.name === earlier ? { ...section, name, note } : section));
}

/** Its lines stay, without a section. */
export function withoutSection(list: Arranged, name: string): ArrangedSection[] {
  const arranged = arrangementOf(list, (line) => (line.section === name ? '' : line.section));
  return arranged.filter((section) => section.name !== name);
}

/** One place up or down among the sections; lines without a section stay above them. */
export function sectionMovedBy(list: Arranged, name: string, by: -1 | 1): ArrangedSection[] {
  const arranged = arrangementOf(list);
  const at = arranged.findIndex((section) => section.name === name);
  const [own, other] = [arranged[at], arranged[at + by]];
  if (!own || !other || own.name === '' || other.name === '') return arranged;
  return arranged.with(at, other).with(at + by, own);
}
