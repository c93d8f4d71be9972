/** Sites whose pages may stand in a frame of ours. The Content-Security-Policy must name the same ones in frame-src. */
const frameOrigins = ['https://www.openstreetmap.org', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Our own folder with scripts for ScriptBlocks; scripts of others are served from nowhere. */
const scriptFolder = '/media/scripts/';

export function isAllowedFrame(src: string): boolean {
  return URL.canParse(src) && frameOrigins.includes(new URL(src).origin);
}

export function isAllowedScript(src: string): boolean {
  if (!src.startsWith(scriptFolder)) return false;
  // Dots and escapes are resolved as the browser will resolve them, so that a path cannot climb out of the folder.
  const { origin, pathname } = new URL(src, 'https://site.invalid');
  return origin === 'https://site.invalid' && pathname.startsWith(scriptFolder) && !/%2f|%5c|%2e/i.test(pathname);
}
