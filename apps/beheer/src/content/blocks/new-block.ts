import { type ContentBlockType, contentBlock } from '@bouwpoort/contract/content/content-blocks';
import { blockTexts } from '@bouwpoort/contract/content/content-labels';
import { type FieldShape, fieldsOf, type NamedShape } from '@bouwpoort/contract/content/content-shapes';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { type DraftBlock, freshId } from './page-blocks.ts';

/** The initial text of a new block. */
const starterText = 'Schrijf hier de tekst.';
const starters: ReadonlyMap<string, string | number> = new Map<string, string | number>([
  ['height', 400],
  ['take', 4],
  ['pageSize', 12],
  ['readingMinutes', 3],
  ['maxMegabytes', 10],
  ['rows', 4],
  ['submitText', 'Verstuur'],
  ['buttonText', 'Zoek'],
  ['value', '1'],
]);
const titles = new Set(['title', 'question', 'label', 'name']);

/**
 * An initial value for a required field, in the shape of its schema. Addresses stay empty: the user must choose them.
 */
export function blankOf(shape: FieldShape, name: string, called: string): unknown {
  switch (shape.kind) {
    case 'text':
      // The name of a form field: a key in the mail.
      if (shape.least === 0) return name === 'name' ? 'veld' : '';
      return starters.get(name) ?? (titles.has(name) ? called : starterText);
    case 'html':
      return shape.least === 0 ? '' : `<p>${starterText}</p>`;
    case 'number':
      return starters.get(name) ?? shape.least ?? 1;
    case 'boolean':
      return false;
    case 'flag':
      return shape.value;
    case 'choice':
      return shape.values[0];
    case 'date':
      return dayOf(new Date());
    case 'address':
      return '';
    case 'icon':
      return 'info';
    case 'reference':
      return { id: '' };
    case 'image':
      return { url: '', alt: '' };
    case 'link':
      return { text: 'Lees verder', href: '' };
    case 'group':
      return blankGroup(shape.fields, called);
    case 'list':
      return blankList(shape, name, called);
    case 'record':
      return {};
    case 'union': {
      const first = shape.options[0];
      return first && { ...blankGroup(first.fields, called), [shape.by]: first.value };
    }
    case 'given':
      return name === 'id' ? freshId(called, []) : shape.value;
  }
}

function blankList(shape: FieldShape & { kind: 'list' }, name: string, called: string): unknown[] {
  const { item, least } = shape;
  if (item.kind === 'choice') return [...item.values];
  const blank = Array.from({ length: least }, () => blankOf(item, name.replace(/s$/, ''), called));
  return withKeys(blank, called);
}

/** Items with a key get a unique one. */
function withKeys(items: unknown[], called: string): unknown[] {
  const taken: string[] = [];
  return items.map((item) => {
    if (typeof item !== 'object' || item === null || !('id' in item)) return item;
    const id = freshId(called, taken);
    taken.push(id);
    return { ...item, id };
  });
}

/** A new item for a list, with a unique key where its items have one. */
export function newItem(
  shape: FieldShape,
  list: readonly unknown[],
  { name, called }: { name: string; called: string },
): unknown {
  const blank = blankOf(shape, name, called);
  if (typeof blank !== 'object' || blank === null) return blank;
  const taken = (field: string) =>
    list.flatMap((one) =>
      typeof one === 'object' && one !== null && field in one ? [String((one as Record<string, unknown>)[field])] : [],
    );
  if ('id' in blank) return { ...blank, id: freshId(called, taken('id')) };
  if ('name' in blank && blank.name === 'veld') return { ...blank, name: `veld${list.length + 1}` };
  return blank;
}

function blankGroup(fields: readonly NamedShape[], called: string): Record<string, unknown> {
  const wanted = fields.filter(({ isOptional }) => !isOptional);
  const entries = wanted.map(({ name, shape }) => [name, blankOf(shape, name, called)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function blockFields(contentType: string): NamedShape[] | undefined {
  const option = contentBlock.def.options.find(({ shape }) => String(shape.contentType.def.values[0]) === contentType);
  return option && fieldsOf(option);
}

export function newBlock(contentType: ContentBlockType, taken: Iterable<string>): DraftBlock {
  const { name } = blockTexts[contentType];
  const fields = blockFields(contentType) ?? [];
  return { ...blankGroup(fields, name), id: freshId(name, taken), contentType };
}
