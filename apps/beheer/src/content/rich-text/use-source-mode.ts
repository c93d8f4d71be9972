import { useState } from 'react';
import { preservesHtml } from './preserves-html.ts';

/** Whether a text is edited as source: when chosen, and where it contains more than the editor supports. */
export function useSourceMode(value: string) {
  const [isSource, setSource] = useState(() => !preservesHtml(value));
  // A text from somebody else, or from the history, may contain more than this one did.
  const [seen, see] = useState(value);
  if (seen !== value) {
    see(value);
    if (!isSource && !preservesHtml(value)) setSource(true);
  }
  return { isSource, setSource, see };
}
