import type { FieldText } from '@bouwpoort/contract/content/content-labels';
import type { PageEdit } from '@bouwpoort/contract/content/pages.staff';
import { blocksOf } from '../blocks/page-blocks.ts';
import { blockName, blocks, pages } from '../blocks/page-words.ts';

type Texts = Readonly<Record<string, FieldText>>;

/** 'Beeld met tekst, Beeld' for 'properties.blocks[2].image.url': the place of an error. */
export function placeOf(path: string, contentType: string, edit: PageEdit): string {
  const [, at, rest = ''] = /^properties\.blocks\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (at === undefined) {
    return labelsIn(path.replace(/^properties\./, ''), pages.get(contentType)?.fields ?? {}).join(', ');
  }
  const block = blocksOf(edit)[Number(at)];
  if (!block) return '';
  const labels = labelsIn(rest, blocks.get(block.contentType)?.fields ?? {});
  return [blockName(block.contentType), ...labels].join(', ');
}

/** The labels along the path, as far as they exist: the address inside a picture is labelled as that picture. */
function labelsIn(path: string, texts: Texts): string[] {
  const labels: string[] = [];
  let here: Texts | undefined = texts;
  for (const part of path.split('.')) {
    const [, name = '', at] = /^([^[]*)(?:\[(\d+)\])?$/.exec(part) ?? [];
    const text: FieldText | undefined = here && new Map(Object.entries(here)).get(name);
    if (!text) break;
    labels.push(at === undefined ? text.label : `${text.item ?? text.label} ${Number(at) + 1}`);
    here = text.fields;
  }
  return labels;
}
