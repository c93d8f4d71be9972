import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { houses } from './wings.ts';

const file = new URL('../docs/architecture.md', import.meta.url);
const [start, end] = ['<!-- the line of wings: npm run picture -->\n', '<!-- end of the line of wings -->'];

/** The line of wings of each part, drawn from the table that the checker uses. */
export function pictureOfWings(): string {
  const width = Math.max(...Object.keys(houses).map((root) => root.length));
  const lines = Object.entries(houses).map(([root, wings]) => `${root.padEnd(width)}  ${wings.join(' ← ')}`);
  return ['```', ...lines, '```', ''].join('\n');
}

/** The text with today's picture in it. */
export function withPicture(doc: string): string {
  const [before, rest = ''] = doc.split(start);
  return `${before}${start}${pictureOfWings()}${end}${rest.split(end)[1] ?? ''}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, withPicture(readFileSync(file, 'utf8')));
