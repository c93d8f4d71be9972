import { callHeaders } from './api.ts';

/** Sends a file as it is. Null when it was taken, else what is wrong with it in the server's words. */
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
