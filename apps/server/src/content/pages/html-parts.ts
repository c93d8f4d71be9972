import sanitizeHtml from 'sanitize-html';
import { depthLimit, unlessTooDeep } from '../../foundation/html/too-deep.ts';

/** The parts of a text that can be checked. */
export type HtmlPart =
  | { kind: 'link'; address: string }
  | { kind: 'picture'; address: string; alt: string | undefined }
  | { kind: 'heading'; level: number; text: string; id: string | undefined };

/** In the order of the text, read by the parser that also sanitises it. */
export function htmlParts(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  const read = () =>
    sanitizeHtml(html, {
      allowedTags: ['a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      allowedAttributes: { '*': ['href', 'src', 'alt', 'id'] },
      // Called for each element when it ends, with all its text. It excludes nothing: the output is not used.
      exclusiveFilter: ({ tag, attribs: { href, src, alt, id }, text }) => {
        if (tag === 'a' && href) parts.push({ kind: 'link', address: href });
        else if (tag === 'img' && src) parts.push({ kind: 'picture', address: src, alt });
        else if (tag !== 'a' && tag !== 'img') {
          parts.push({ kind: 'heading', level: Number(tag[1]), text: text.trim(), id });
        }
        return false;
      },
      ...depthLimit(),
    });
  unlessTooDeep(read, '');
  return parts;
}
