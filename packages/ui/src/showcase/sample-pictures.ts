function drawing(body: string): string {
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 100" width="160" height="100">${body}</svg>`)}`;
}

/** Inline drawings, so that the showcase does not depend on the data of a shop. */
export const samplePictures = {
  product: drawing(
    '<path d="M40 34 82 18l40 14-42 18z" fill="#d9a066"/><path d="M40 34v34l40 18V50z" fill="#c08a52"/><path d="M122 32v34L80 86V50z" fill="#a8743f"/>',
  ),
  scene: drawing(
    '<rect width="160" height="100" fill="#dfe7ea"/><rect y="70" width="160" height="30" fill="#cfcbc2"/><path d="M20 70V34h70v36z" fill="#a63a24"/><path d="M14 36 55 14l41 22z" fill="#5a2a1e"/><path d="M104 70V50h36v20z" fill="#12355b"/>',
  ),
  logo: drawing(
    '<rect width="160" height="100" rx="8" fill="#12355b"/><path d="M56 76V40a24 24 0 0 1 48 0v36H88V42a8 8 0 0 0-16 0v34z" fill="#ffc72c"/>',
  ),
};
