import { generateHTML, generateJSON } from '@tiptap/core';
import { richTextExtensions, storedHtml } from './rich-text-schema.ts';
import { isSameHtml } from './same-html.ts';

/** Whether the editor preserves the text. A text that it would change is edited as source instead. */
export function preservesHtml(html: string): boolean {
  if (html.trim() === '') return true;
  return isSameHtml(html, storedHtml(generateHTML(generateJSON(html, richTextExtensions), richTextExtensions)));
}
