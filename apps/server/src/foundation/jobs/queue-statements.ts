import { hash } from 'node:crypto';

const names = new Map<string, string>();
/** There are a few for each kind of job; a text that differs at every call must not fill the map. */
const maxNames = 500;

/**
 * A statement of the queue with a name, so that each connection plans it once: planning takes longer than running it.
 */
export function queueStatement(text: string): { name?: string; text: string } {
  const name = names.get(text) ?? `queue_${hash('sha1', text)}`;
  if (names.size < maxNames) names.set(text, name);
  return names.has(text) ? { name, text } : { text };
}
