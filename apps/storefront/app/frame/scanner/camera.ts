/** Scanning is not offered without a camera, or on a site without https. */
export async function hasCamera(): Promise<boolean> {
  if (!navigator.mediaDevices?.getUserMedia) return false;
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // A browser that does not reveal it may still have a camera; opening it will tell.
    return true;
  }
}

export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed';

/** Why there is no picture, as far as the browser tells. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}
