import { toApiProblem } from '@bouwpoort/contract/program/client';
import { sessionEvents } from '../visitor/session-events.ts';
import { callHeaders } from './api.ts';

export interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a file as it is and reports progress, which `fetch` cannot. Resolves to the body of the response. */
export function uploadFile(
  ventureId: string,
  url: string,
  file: Blob,
  { signal, onProgress }: UploadOptions,
): Promise<unknown> {
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open('POST', url);
  const headers = { ...callHeaders(ventureId), 'content-type': 'application/octet-stream' };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  signal.addEventListener('abort', abort, { once: true });
  const completed = new Promise<void>((resolve, reject) => {
    request.onload = () => resolve();
    request.onerror = () => reject(new TypeError('the connection was lost'));
    request.onabort = () => reject(signal.reason);
    if (signal.aborted) reject(signal.reason);
    else request.send(file);
  });
  return completed.then(() => bodyOf(request)).finally(() => signal.removeEventListener('abort', abort));
}

function bodyOf({ status, responseText }: XMLHttpRequest): unknown {
  if (status === 401) sessionEvents.unauthorized.emit();
  if (status < 200 || status >= 300) throw toApiProblem({ status, headers: {} }, responseText);
  return JSON.parse(responseText);
}
