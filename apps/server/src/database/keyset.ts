import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

/* Pages that begin after a row rather than at a number: as fast at the end of a long list as at its beginning. */

const cursor = z.tuple([z.string(), z.string()]);

/** Where a page ended: what it is sorted by, and the row's id for rows that are equal in it. */
export function writeCursor(value: string, id: string): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

export function readCursor(text: string | undefined): [value: string, id: string] | undefined {
  if (text === undefined) return undefined;
  try {
    return cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('badRequest', { detail: 'Deze bladzijde bestaat niet. Begin vooraan.', cause });
  }
}
