/** What other sites show beside a link to a page: a size they all take, in a format they all read. */
export function shareImage(src: string, publicUrl: string): string {
  if (/^https?:\/\//.test(src)) return src;
  const resized = 'width=1280&height=640&quality=70&format=jpg&rmode=crop&encoder=freeimage';
  return `${publicUrl}${src}${src.includes('?') ? '&' : '?'}${resized}`;
}
