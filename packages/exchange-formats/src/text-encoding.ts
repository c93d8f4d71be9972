import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './byte-source.ts';
import { FileRefused } from './file-problem.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

interface EncodingFinding {
  encoding: TextEncoding;
  hasByteOrderMark: boolean;
}

/** A byte order mark decides; else UTF-8 if the bytes are that, and the old Windows set if not. */
export function findEncoding(first: Uint8Array, isWhole: boolean): EncodingFinding {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return { encoding: 'utf-8', hasByteOrderMark: true };
  if (first[0] === 0xff && first[1] === 0xfe) return { encoding: 'utf-16le', hasByteOrderMark: true };
  if (first[0] === 0xfe && first[1] === 0xff) return { encoding: 'utf-16be', hasByteOrderMark: true };
  if (looksLikeUtf16(first)) {
    throw new FileRefused('encoding', 'Dit lijkt UTF-16 zonder herkenningsteken (BOM). Sla het bestand op als UTF-8.');
  }
  const encoding = isUtf8(isWhole ? first : withoutCutCharacter(first)) ? 'utf-8' : 'windows-1252';
  return { encoding, hasByteOrderMark: false };
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  const zeros = bytes.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  return bytes.length >= 4 && zeros > bytes.length / 4;
}

/** The last character may continue in the bytes that were not looked at. */
function withoutCutCharacter(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(4, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return bytes;
    if (byte >= 0xc0) return bytes.subarray(0, bytes.length - back);
  }
  return bytes;
}

/** Refuses bytes that are no text in the encoding, where a replacement character would spoil names without a trace. */
export async function* decoded(source: ByteSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let offset = 0;
  try {
    for await (const chunk of source) {
      const text = decoder.decode(chunk, { stream: true });
      offset += chunk.length;
      if (text) yield text;
    }
    const text = decoder.decode();
    if (text) yield text;
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new FileRefused(
      'encoding',
      `Na ongeveer ${offset.toLocaleString('nl-NL')} bytes staan tekens die geen ${encoding.toUpperCase()} zijn. Sla het bestand op als UTF-8.`,
      0,
      { cause },
    );
  }
}

export function decodeStart(first: Uint8Array, encoding: TextEncoding): string {
  // Streaming, so that a character cut in half at the end is left out instead of being an error.
  return new TextDecoder(encoding).decode(first, { stream: true });
}
