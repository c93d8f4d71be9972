/*
 * Whether two texts mean the same to a reader: the same structure, words, marks and links. Only what the sanitiser
 * allows counts, so a lost class or style is ignored.
 */

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g;
const attribute = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const marks = new Set(['strong', 'em', 'code', 'sub', 'sup', 'a']);
const synonyms: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['h1', 'h2'],
]);
const meaningful: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'target', 'title']],
  ['img', ['alt', 'height', 'src', 'width']],
  ['ol', ['reversed', 'start']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
  ...['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']] as [string, string[]]),
]);
const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['euro', '€'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['eacute', 'é'],
  ['euml', 'ë'],
]);

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities.get(name) ?? whole;
    const code = Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}

/** An item or a cell with one paragraph means the same as its content. */
export function unwrapItems(html: string): string {
  return html.replaceAll(
    /<(li|td|th)([^>]*)>\s*<p>((?:(?!<\/?p[\s>])[\s\S])*)<\/p>\s*(?=<\/\1>|<ul>|<ol)/g,
    '<$1$2>$3',
  );
}

interface HtmlToken {
  kind: 'open' | 'close' | 'text';
  /** Lower case. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

export function tokensOf(html: string): HtmlToken[] {
  return [...html.matchAll(token)].flatMap(([whole, slash, name, rest = '']): HtmlToken[] => {
    if (whole.startsWith('<!--')) return [];
    if (name === undefined) return [{ kind: 'text', name: '', attributes: new Map(), text: decodeEntities(whole) }];
    const attributes = new Map(
      [...rest.matchAll(attribute)].map(([, key = '', a, b, c]) => [
        key.toLowerCase(),
        decodeEntities(a ?? b ?? c ?? ''),
      ]),
    );
    return [{ kind: slash ? 'close' : 'open', name: name.toLowerCase(), attributes, text: '' }];
  });
}

/** One line for each block that opens or closes, and for each run of words with the same marks. */
export function meaningOf(html: string): string[] {
  const lines: string[] = [];
  const active: string[] = [];
  let run: { marks: string; text: string } | undefined;
  let afterBlock = true;
  const endRun = (atBlock: boolean) => {
    if (run) {
      const text = atBlock ? run.text.trimEnd() : run.text;
      if (text !== '') lines.push(`${run.marks}${JSON.stringify(text)}`);
    }
    run = undefined;
  };
  const block = (line: string) => {
    endRun(true);
    lines.push(line);
    afterBlock = true;
  };
  for (const { kind, name: given, attributes, text } of tokensOf(unwrapItems(html))) {
    const name = synonyms.get(given) ?? given;
    if (kind === 'text') {
      const collapsed = text.replaceAll(/[ \t\r\n]+/g, ' ');
      const words = afterBlock ? collapsed.replace(/^ /, '') : collapsed;
      if (words === '') continue;
      const marksNow = active.toSorted().join('');
      if (run?.marks === marksNow) run.text += words;
      else {
        endRun(false);
        run = { marks: marksNow, text: words };
      }
      afterBlock = false;
    } else if (marks.has(name)) {
      const label = `[${name}${shownAttributes(name, attributes)}]`;
      if (kind === 'open') active.push(label);
      else {
        const at = active.findLastIndex((one) => one.startsWith(`[${name}]`) || one.startsWith(`[${name} `));
        if (at !== -1) active.splice(at, 1);
      }
    } else if (name === 'br' || name === 'img') {
      block(`<${name}${shownAttributes(name, attributes)}>`);
    } else {
      block(`<${kind === 'close' ? '/' : ''}${name}${kind === 'open' ? shownAttributes(name, attributes) : ''}>`);
    }
  }
  endRun(true);
  return lines;
}

function shownAttributes(name: string, attributes: ReadonlyMap<string, string>): string {
  const shown = (meaningful.get(name) ?? []).flatMap((key) => {
    const value = attributes.get(key);
    return value === undefined ? [] : [` ${key}=${JSON.stringify(value)}`];
  });
  return shown.join('');
}

export function isSameHtml(one: string, other: string): boolean {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  return a.length === b.length && a.every((line, at) => line === b[at]);
}
