import type { PageEdit } from '@bouwpoort/contract/content/pages.staff';
import { blocksOf, type DraftBlock, withBlocks } from '../blocks/page-blocks.ts';

/** The same part changed by both. Undefined: removed by them or by me. */
export interface EditConflict {
  kind: 'block' | 'property' | 'field';
  /** The id of a block, or the name of a property or field. */
  name: string;
  mine: unknown;
  theirs: unknown;
}

interface Merge {
  /** Their changes merged with mine; for a conflict mine, until the user chooses. */
  edit: PageEdit;
  conflicts: readonly EditConflict[];
  /** The number of their changes that were merged. */
  taken: number;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Values = Readonly<Record<string, unknown>>;

/** Merges per block and per field: work of two people on different parts of a page is combined. */
export function mergeEdits(base: PageEdit, mine: PageEdit, theirs: PageEdit): Merge {
  const { properties: baseOwn, ...baseFields } = base;
  const { properties: myOwn, ...myFields } = mine;
  const { properties: theirOwn, ...theirFields } = theirs;
  const fields = mergeValues('field', baseFields, myFields, theirFields);
  const own = mergeValues('property', noBlocks(baseOwn), noBlocks(myOwn), noBlocks(theirOwn));
  const blocks = mergeBlocks(blocksOf(base), blocksOf(mine), blocksOf(theirs));
  const edit = { ...theirs, ...fields.values, properties: { ...own.values } } as PageEdit;
  return {
    edit: withBlocks(edit, blocks.blocks),
    conflicts: [...fields.conflicts, ...own.conflicts, ...blocks.conflicts],
    taken: fields.taken + own.taken + blocks.taken,
  };
}

function noBlocks({ blocks: _, ...rest }: Values): Values {
  return rest;
}

function mergeValues(kind: 'property' | 'field', base: Values, mine: Values, theirs: Values) {
  const conflicts: EditConflict[] = [];
  const values: Record<string, unknown> = {};
  let taken = 0;
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [was, my, their] = [base[name], mine[name], theirs[name]];
    const iChanged = !same(was, my);
    const theyChanged = !same(was, their);
    if (iChanged && theyChanged && !same(my, their)) conflicts.push({ kind, name, mine: my, theirs: their });
    if (theyChanged && !iChanged) taken++;
    const value = iChanged ? my : their;
    if (value !== undefined) values[name] = value;
  }
  return { values, conflicts, taken };
}

function mergeBlocks(base: readonly DraftBlock[], mine: readonly DraftBlock[], theirs: readonly DraftBlock[]) {
  const [inBase, inMine, inTheirs] = [base, mine, theirs].map(byId) as [Blocks, Blocks, Blocks];
  const conflicts: EditConflict[] = [];
  const kept = new Map<string, DraftBlock>();
  let taken = 0;
  for (const id of new Set([...inMine.keys(), ...inTheirs.keys(), ...inBase.keys()])) {
    const [was, my, their] = [inBase.get(id), inMine.get(id), inTheirs.get(id)];
    const iChanged = !same(was, my);
    const theyChanged = !same(was, their);
    if (iChanged && theyChanged && !same(my, their))
      conflicts.push({ kind: 'block', name: id, mine: my, theirs: their });
    if (theyChanged && !iChanged) taken++;
    const block = iChanged ? my : their;
    if (block) kept.set(id, block);
  }
  const iMoved = !same(orderOf(base, inMine), orderOf(mine, inBase));
  const [first, second] = iMoved ? [mine, theirs] : [theirs, mine];
  return { blocks: inOrder(kept, first, second), conflicts, taken };
}

type Blocks = ReadonlyMap<string, DraftBlock>;

function byId(blocks: readonly DraftBlock[]): Blocks {
  return new Map(blocks.map((block) => [block.id, block]));
}

function orderOf(blocks: readonly DraftBlock[], among: Blocks): string[] {
  return blocks.map(({ id }) => id).filter((id) => among.has(id));
}

/** In the order of the first list; a block that only the second has follows the same block as it did there. */
function inOrder(kept: Blocks, first: readonly DraftBlock[], second: readonly DraftBlock[]): DraftBlock[] {
  const ids = first.map(({ id }) => id);
  for (const [at, { id }] of second.entries()) {
    if (ids.includes(id)) continue;
    const above = second[at - 1]?.id;
    ids.splice(above === undefined ? 0 : ids.indexOf(above) + 1, 0, id);
  }
  return ids.flatMap((id) => kept.get(id) ?? []);
}

/** Takes their version of a conflict. */
export function withTheirs(edit: PageEdit, { kind, name, theirs }: EditConflict): PageEdit {
  if (kind === 'field') return { ...edit, [name]: theirs };
  if (kind === 'property') {
    const { [name]: _, ...rest } = edit.properties;
    return { ...edit, properties: theirs === undefined ? rest : { ...rest, [name]: theirs } };
  }
  const blocks = blocksOf(edit);
  if (theirs === undefined)
    return withBlocks(
      edit,
      blocks.filter(({ id }) => id !== name),
    );
  const block = theirs as DraftBlock;
  const isThere = blocks.some(({ id }) => id === name);
  return withBlocks(edit, isThere ? blocks.map((one) => (one.id === name ? block : one)) : [...blocks, block]);
}
