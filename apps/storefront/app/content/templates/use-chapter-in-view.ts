import { useEffect, useState } from 'react';

/** How far down the window a part must have come to be the one that is read. */
const readingLine = 0.4;

/** The id of the part that is being read; none above the first. */
export function useChapterInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const chapters = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * readingLine;
      setCurrent(chapters.findLast((chapter) => chapter.getBoundingClientRect().top < line)?.id);
    };
    // Fires whenever the top of a part passes the line, which is when the answer may change.
    const observer = new IntersectionObserver(find, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
    for (const chapter of chapters) observer.observe(chapter);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
