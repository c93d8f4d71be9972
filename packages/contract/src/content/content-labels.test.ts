import { expect, test } from 'vitest';
import { contentBlock, contentBlockTypes } from './content-blocks.ts';
import { blockGroups, blockTexts, type FieldText, iconTexts, pageTexts } from './content-labels.ts';
import { contentIcons } from './content-parts.ts';
import { type FieldShape, fieldsOf, type NamedShape } from './content-shapes.ts';
import { contentPage, contentPageTypes } from './content-types.ts';

/** The paths of fields without words, and of words without a field. */
function wrongTexts(fields: readonly NamedShape[], texts: Readonly<Record<string, FieldText>>, path: string): string[] {
  const byName = new Map(Object.entries(texts));
  return fields
    .filter(({ shape }) => shape.kind !== 'given')
    .flatMap(({ name, shape }) => {
      const text = byName.get(name);
      const here = `${path}.${name}`;
      return text === undefined || text.label === '' ? [here] : wrongInside(shape, text, here);
    });
}

function wrongInside(shape: FieldShape, text: FieldText, path: string): string[] {
  switch (shape.kind) {
    case 'choice': {
      const choices = new Map(Object.entries(text.choices ?? {}));
      return shape.values.filter((value) => !choices.get(String(value))).map((value) => `${path}=${value}`);
    }
    case 'group':
    case 'image':
      return wrongTexts(shape.fields, text.fields ?? {}, path);
    case 'list':
      // The blocks have forms of their own.
      if (path.endsWith('.blocks')) return [];
      if (shape.item.kind !== 'choice' && text.item === undefined) return [`${path}: the name of one`];
      return wrongInside(shape.item, text, `${path}[]`);
    case 'union': {
      const choices = new Map(Object.entries(text.choices ?? {}));
      return shape.options.flatMap(({ value, fields }) => [
        ...(choices.get(value) ? [] : [`${path}=${value}`]),
        ...wrongTexts(fields, text.fields ?? {}, path),
      ]);
    }
    default:
      return [];
  }
}

test('every block type has a name, a purpose, a group and words for each of its fields', () => {
  const missing = contentBlock.def.options.flatMap((option) => {
    const type = String(option.shape.contentType.def.values[0]);
    const text = new Map(Object.entries(blockTexts)).get(type);
    if (!text?.name || !text.purpose.endsWith('.') || !(text.group in blockGroups)) return [type];
    return wrongTexts(fieldsOf(option), text.fields, type);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(blockTexts).toSorted()).toEqual(contentBlockTypes.toSorted());
});

test('every page type has a name, a purpose and words for each of its fields', () => {
  const missing = contentPage.def.options.flatMap((option) => {
    const type = String(option.shape.contentType.def.values[0]);
    const text = new Map(Object.entries(pageTexts)).get(type);
    if (!text?.name || !text.purpose.endsWith('.')) return [type];
    return wrongTexts(fieldsOf(option), text.fields, type);
  });
  expect(missing).toEqual([]);
  expect(Object.keys(pageTexts).toSorted()).toEqual(contentPageTypes.toSorted());
});

test('every icon has a name', () => {
  const names = new Map(Object.entries(iconTexts));
  expect(contentIcons.filter((icon) => !names.get(icon))).toEqual([]);
});

test('a field without words is found', () => {
  const fields: NamedShape[] = [
    { name: 'title', shape: { kind: 'text', least: 1, most: undefined }, isOptional: false },
    { name: 'look', shape: { kind: 'choice', values: ['a', 'b'] }, isOptional: false },
  ];
  expect(wrongTexts(fields, { look: { label: 'Uiterlijk', choices: { a: 'Een' } } }, 'X')).toEqual([
    'X.title',
    'X.look=b',
  ]);
});
