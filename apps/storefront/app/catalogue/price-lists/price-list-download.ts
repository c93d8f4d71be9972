import type { Problem } from '@bouwpoort/contract/foundation/problem';
import { ApiProblem } from '@bouwpoort/contract/program/client';

export interface DownloadProgress {
  received: number;
  /** An estimate, because a list is generated while it is sent. Null while it is unknown. */
  total: number | null;
}

export interface Download {
  file: Blob;
  name: string;
}

/** Reads a response in chunks, so that progress can be shown. */
export async function readDownload(
  response: Response,
  fallbackName: string,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Download> {
  if (!response.ok || !response.body) throw await refusalOf(response);
  const total = totalOf(response.headers);
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    received += piece.value.byteLength;
    onProgress({ received, total });
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return { file: new Blob(pieces, { type }), name: fileNameIn(response.headers) ?? fallbackName };
}

/** Content-Length is the compressed length and says nothing of the result; the server's estimate does. */
function totalOf(headers: Headers): number | null {
  const contentLength = headers.has('content-encoding') ? null : headers.get('content-length');
  const length = Number(contentLength ?? headers.get('x-estimated-length'));
  return Number.isInteger(length) && length > 0 ? length : null;
}

function fileNameIn(headers: Headers): string | undefined {
  return headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1];
}

async function refusalOf(response: Response): Promise<ApiProblem> {
  const { status } = response;
  const fallback: Problem = { type: 'about:blank', title: `HTTP ${status}`, status, code: 'unknown' };
  const said = await response.json().catch(() => null);
  return new ApiProblem(status, typeof said === 'object' && said !== null ? { ...fallback, ...said } : fallback);
}
