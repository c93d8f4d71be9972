import { getSchema } from '@tiptap/core';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import { parseHtml, plainDocument } from './plain-dom.ts';
import { richTextExtensions, storedHtml } from './rich-text-schema.ts';

const schema = getSchema(richTextExtensions);

/** For tests: a round trip through the editor's schema, as in a browser. */
export function throughSchema(html: string): string {
  const node = DOMParser.fromSchema(schema).parse(parseHtml(html) as unknown as HTMLElement);
  const target = plainDocument.createDocumentFragment();
  DOMSerializer.fromSchema(schema).serializeFragment(
    node.content,
    { document: plainDocument as unknown as Document },
    target as unknown as HTMLElement,
  );
  return storedHtml(target.innerHTML);
}
