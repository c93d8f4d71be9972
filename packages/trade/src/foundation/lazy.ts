/** For what takes long to make and not every page needs: the browser's own ways of writing dates and numbers. */
export function whenNeeded<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
