import { readPastedLines } from '../../foundation/http/pasted-lines.ts';

/** A line of a file of redirects: from, to, and perhaps 301 or 302. */
interface RedirectLine {
  line: number;
  from: string;
  to: string;
  isPermanent: boolean;
  problem: string | null;
}

export const maxRedirectLines = 5000;

const heads = new Set(['van', 'from', 'oud', 'bron', 'source', 'old']);

/** Lines with a semicolon, a tab or a comma between. Of a whole address of another site only the path counts. */
export function readRedirectLines(text: string): RedirectLine[] {
  const lines = readPastedLines(text, { separators: [';', '\t', ','], heads, maxLines: maxRedirectLines });
  return lines.map(({ line, cells: [from = '', to = '', kind = ''] }) => ({
    ...{ line, from: pathOf(from), to, isPermanent: kind !== '302', problem: problemOf(to, kind) },
  }));
}

function problemOf(to: string, kind: string): string | null {
  if (to === '') return 'Er staat geen nieuw adres op deze regel';
  return kind === '' || kind === '301' || kind === '302' ? null : 'De soort is 301 of 302';
}

function pathOf(address: string): string {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  return url ? url.pathname : address;
}
