import { readJson } from '../data-files.ts';
import type { VentureId } from './venture-facts.ts';
import type { VentureTexts } from './venture-presentation.ts';

export const ventureTexts = readJson<Readonly<Record<VentureId, VentureTexts>>>('places/venture-texts.json');
