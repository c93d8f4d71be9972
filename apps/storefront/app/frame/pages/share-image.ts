/** The image that other sites show with a link to a page, in a size and format that all of them support. */
export function shareImage(src: string, publicUrl: string): string {
  if (/^https?:\/\//.test(src)) return src;
  const resized = 'width=1280&height=640&quality=70&format=jpg&rmode=crop&encoder=freeimage';
  return `${publicUrl}${src}${src.includes('?') ? '&' : '?'}${resized}`;
}
