/** Our own folder with scripts for ScriptBlocks; third-party scripts are not allowed. */
const scriptFolder = '/media/scripts/';

/** `sources` are the allowed sites of the operator's settings; the Content-Security-Policy lists the same ones. */
export function isAllowedFrame(src: string, sources: readonly string[]): boolean {
  return URL.canParse(src) && sources.includes(new URL(src).origin);
}

export function isAllowedScript(src: string): boolean {
  if (!src.startsWith(scriptFolder)) return false;
  // Dots and escapes are resolved as the browser does, so that a path cannot escape from the folder.
  const { origin, pathname } = new URL(src, 'https://site.invalid');
  return origin === 'https://site.invalid' && pathname.startsWith(scriptFolder) && !/%2f|%5c|%2e/i.test(pathname);
}
