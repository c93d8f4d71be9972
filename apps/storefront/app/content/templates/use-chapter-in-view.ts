import { useEffect, useState } from 'react';

/** The position in the window at which a chapter counts as being read. */
const readingLine = 0.4;

/** The id of the chapter that is being read; undefined above the first. */
export function useChapterInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');
  useEffect(() => {
    const chapters = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight * readingLine;
      setCurrent(chapters.findLast((chapter) => chapter.getBoundingClientRect().top < line)?.id);
    };
    // Fires when the top of a chapter crosses the line, which is when the result may change.
    const observer = new IntersectionObserver(find, { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px` });
    for (const chapter of chapters) observer.observe(chapter);
    return () => observer.disconnect();
  }, [list]);
  return current;
}
