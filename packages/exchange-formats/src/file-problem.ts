import type { SourcedRecord } from '@bouwpoort/contract/exchange/records';

/** Something in a file that a person should know of; reading goes on. */
export interface FileProblem {
  /** Line, row or element number. */
  place: number;
  /** Dutch, for the person who sent the file. */
  message: string;
  /** `error`: something in the file became no record. `warning`: it was read, but not quite as it stands there. */
  severity: 'error' | 'warning';
}

/** What a reader hands over, in the order of the file. */
export type FileItem = SourcedRecord | FileProblem;

export function isFileProblem(item: object): item is FileProblem {
  return 'severity' in item;
}

type RefusalCode =
  | 'encoding'
  | 'too-long'
  | 'too-deep'
  | 'too-large'
  | 'too-compressed'
  | 'entities'
  | 'malformed'
  | 'truncated'
  | 'wrong-format'
  | 'missing-column'
  | 'missing-part';

/** The file as a whole cannot be read, or reading it further would be unsafe. Nothing after `place` was looked at. */
export class FileRefused extends Error {
  readonly code: RefusalCode;
  readonly place: number;

  constructor(code: RefusalCode, message: string, place = 0, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileRefused';
    this.code = code;
    this.place = place;
  }
}

export const error = (place: number, message: string): FileProblem => ({ place, message, severity: 'error' });
export const warning = (place: number, message: string): FileProblem => ({ place, message, severity: 'warning' });

/** What a message may quote of a file: short, on one line. */
export function quoted(text: string): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ');
  return `'${line.length > 60 ? `${line.slice(0, 60)}…` : line}'`;
}
