import { readJson } from '../data-files.ts';

/** The contents of each brochure: its PDF is rendered at the first download. */
interface Brochure {
  url: string;
  title: string;
  lines: readonly string[];
}

export const brochures = readJson<readonly Brochure[]>('brochures.json');
