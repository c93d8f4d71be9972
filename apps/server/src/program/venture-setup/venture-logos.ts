import { createHash } from 'node:crypto';
import type { VentureEdit } from '@bouwpoort/contract/organisation/ventures.staff';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { escapeHtml } from '../../foundation/html/safe-html.ts';
import { filesAt, storeContent, storeFile } from '../../organisation/media/media.ts';

export interface VentureLogos {
  logoUrl: string;
  stackedLogoUrl: string;
  beeldmerkUrl: string;
}
const logoNames = ['logoUrl', 'stackedLogoUrl', 'beeldmerkUrl'] as const;

const lettersFolder = '/media/letters/';

/** Generated from the name of a venture; uploaded logos have another path. */
export const isInLetters = (path: string) => path.startsWith(lettersFolder);

type Named = Pick<VentureEdit, 'name' | 'accentColor' | keyof VentureLogos> & { path: string };

/** The files of its logos: the chosen ones, and generated ones for the others. */
export async function ventureLogos(tx: Context, venture: Named): Promise<VentureLogos> {
  const chosen = logoNames.flatMap((name) => venture[name] ?? []);
  const files = await filesAt(tx.db, chosen);
  const missing = logoNames.filter((name) => venture[name] !== null && !files.has(venture[name]));
  if (missing.length > 0) {
    const why = 'Dit bestand is er niet meer. Kies een ander';
    const errors = Object.fromEntries(missing.map((name) => [name, [why]]));
    throw new AppError('invalidInput', { detail: `${why}.`, errors });
  }
  return {
    logoUrl: venture.logoUrl ?? (await letters(tx, venture, 'wit', wordmark(venture.name, '#ffffff'))),
    stackedLogoUrl:
      venture.stackedLogoUrl ?? (await letters(tx, venture, 'kleur', wordmark(venture.name, venture.accentColor))),
    beeldmerkUrl: venture.beeldmerkUrl ?? (await letters(tx, venture, 'beeldmerk', mark(venture))),
  };
}

/** Its file name identifies the content, so that earlier files stay valid. */
async function letters(tx: Context, { path, name }: Named, kind: string, svg: string): Promise<string> {
  const bytes = Buffer.from(svg);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const file = `${lettersFolder}${path}-${kind}-${hash}.svg`;
  const content = await storeContent(tx, bytes);
  await storeFile(tx, file, 'image/svg+xml', content, { altText: `Logo van ${name}` });
  return file;
}

const letterSize = 28;

/** The font differs by viewer, so the letters are stretched over the width that the widest font needs. */
export function wordmark(name: string, color: string): string {
  const text = Math.ceil(Array.from(name).reduce((sum, letter) => sum + widthOf(letter), 0) * letterSize);
  const width = text + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48"><text x="4" y="34" textLength="${text}" font-family="sans-serif" font-weight="700" font-size="${letterSize}" fill="${color}">${escapeHtml(name)}</text></svg>`;
}

/** The width of a letter in a wide bold font, as a share of its size. */
function widthOf(letter: string): number {
  if (/[ijlI.,:;'|!]/.test(letter)) return 0.4;
  if (/[\sfrtJ()-]/.test(letter)) return 0.5;
  if (/[mwMW&@%]/.test(letter)) return 1.1;
  return /[a-z0-9]/.test(letter) ? 0.71 : 0.85;
}

function mark({ name, accentColor }: Named): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" rx="12" fill="${accentColor}"/><text x="48" y="66" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="52" fill="#fff">${escapeHtml((Array.from(name)[0] ?? '').toUpperCase())}</text></svg>`;
}
