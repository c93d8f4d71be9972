import { Fragment, type ReactNode } from 'react';

interface TaggedTextProps {
  text: string;
  /** Renders the words between `<name>` and `</name>`. */
  tags: Record<string, (words: string) => ReactNode>;
}

/** A text whose tags are rendered as elements. */
export function TaggedText({ text, tags }: TaggedTextProps) {
  return text.split(/(<\w+>[^<]*<\/\w+>)/).map((part, at) => {
    const [, name = '', words = ''] = part.match(/^<(\w+)>([^<]*)<\/\1>$/) ?? [];
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the text
    return <Fragment key={at}>{tags[name]?.(words) ?? part}</Fragment>;
  });
}
