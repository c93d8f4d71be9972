import { callHeaders } from './api.ts';

/** Uploads a file as it is. Null on success, else the server's error text. */
export async function sendFile(
  ventureId: string,
  url: string,
  file: Blob,
  method: 'PUT' | 'POST' = 'PUT',
): Promise<string | null> {
  const response = await fetch(url, {
    method,
    headers: { ...callHeaders(ventureId), 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (response.ok) return null;
  const problem = (await response.json()) as { detail?: string; title?: string };
  return problem.detail ?? problem.title ?? '';
}
