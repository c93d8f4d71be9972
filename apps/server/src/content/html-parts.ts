import sanitizeHtml from 'sanitize-html';
import { depthLimit, unlessTooDeep } from '../html/too-deep.ts';

/** What a text holds that can be checked. */
export type HtmlPart =
  | { kind: 'link'; address: string }
  | { kind: 'picture'; address: string; alt: string | undefined }
  | { kind: 'heading'; level: number; text: string; id: string | undefined };

/** In the order of the text, read by the parser that also cleans it, and as far as it does. */
export function htmlParts(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  const read = () =>
    sanitizeHtml(html, {
      allowedTags: ['a', 'img', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
      allowedAttributes: { '*': ['href', 'src', 'alt', 'id'] },
      // Called for each element when it ends, with all the text in it. Nothing is left out: what comes back is not used.
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
