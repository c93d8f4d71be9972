import { downloadType, isOwnAddress, isSafeLink } from '@bouwpoort/contract/content/content-address';
import sanitizeHtml from 'sanitize-html';
import { depthLimit, unlessTooDeep } from './too-deep.ts';

/** How many bytes a file of ours has; unknown for what is not ours. */
export type SizeOf = (path: string) => number | undefined;

const headings = ['h2', 'h3', 'h4', 'h5', 'h6'];
const structure =
  'p ul ol li dl dt dd table caption thead tbody tfoot tr th td figure figcaption blockquote hr div pre';
const inline = 'a img strong em sub sup code br span small abbr mark del ins';

/** Dropped with everything in them; of other unknown elements the text stays. */
const withTheirText =
  'script style textarea option select noscript noembed noframes iframe object embed applet svg math template title xmp plaintext audio video canvas';

/**
 * All HTML of the content system goes through here on its way out (decisions: Content); only what is named is sent. Of
 * what is nested deeper than anybody writes nothing is.
 */
export function cleanHtml(html: string, sizeOf: SizeOf): string {
  return unlessTooDeep(() => sanitised(html, sizeOf), '');
}

function sanitised(html: string, sizeOf: SizeOf): string {
  return sanitizeHtml(html.replaceAll('\0', ''), {
    allowedTags: [...headings, ...structure.split(' '), ...inline.split(' ')],
    nonTextTags: withTheirText.split(' '),
    allowedAttributes: {
      a: ['href', 'target', 'rel', 'title', 'class', 'data-type', 'data-size'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start', 'reversed'],
      abbr: ['title'],
      ...Object.fromEntries(headings.map((heading) => [heading, ['id']])),
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      // The page's own title is its one h1.
      h1: (_, attribs) => ({ tagName: 'h2', attribs: idOnly(attribs) }),
      ...Object.fromEntries(
        headings.map((heading) => [
          heading,
          (tagName: string, attribs: sanitizeHtml.Attributes) => ({ tagName, attribs: idOnly(attribs) }),
        ]),
      ),
      b: 'strong',
      i: 'em',
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, sizeOf) }),
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
    nestingLimit: 40,
    ...depthLimit(),
  });
}

/** The pattern of ids in the contract: names of globals that scripts look for do not pass it. */
function idOnly({ id }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return id !== undefined && /^[a-z][a-z0-9-]*$/.test(id) ? { id } : {};
}

function linkAttributes({ href, target, title }: sanitizeHtml.Attributes, sizeOf: SizeOf): sanitizeHtml.Attributes {
  if (href === undefined || !isSafeLink(href)) return {};
  return {
    href,
    ...(title ? { title } : {}),
    ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
    ...downloadAttributes(href, sizeOf),
  };
}

/** P 5.3. Text a style sheet can show as it is: 'PDF', '240 kB'. */
function downloadAttributes(href: string, sizeOf: SizeOf): sanitizeHtml.Attributes {
  const type = downloadType(href);
  if (!type) return {};
  const size = sizeOf(href);
  return { class: 'download', 'data-type': type, ...(size === undefined ? {} : { 'data-size': sizeText(size) }) };
}

const oneDecimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${oneDecimal.format(bytes / 1_000_000)} MB`;
}

function imageAttributes({ src, alt, width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (src === undefined || !isOwnAddress(src)) return {};
  return {
    src,
    alt: alt ?? '',
    ...(isPixels(width) ? { width } : {}),
    ...(isPixels(height) ? { height } : {}),
    loading: 'lazy',
  };
}

function isPixels(value: string | undefined): value is string {
  return value !== undefined && /^[1-9][0-9]{0,3}$/.test(value);
}
