/** Our own folder with scripts for ScriptBlocks; scripts of others are served from nowhere. */
const scriptFolder = '/media/scripts/';

/** `sources` are the sites of the operator's setting; the Content-Security-Policy lets in the same ones. */
export function isAllowedFrame(src: string, sources: readonly string[]): boolean {
  return URL.canParse(src) && sources.includes(new URL(src).origin);
}

export function isAllowedScript(src: string): boolean {
  if (!src.startsWith(scriptFolder)) return false;
  // Dots and escapes are resolved as the browser will resolve them, so that a path cannot climb out of the folder.
  const { origin, pathname } = new URL(src, 'https://site.invalid');
  return origin === 'https://site.invalid' && pathname.startsWith(scriptFolder) && !/%2f|%5c|%2e/i.test(pathname);
}
