import { isCharacterKey } from './shortcut-keys.ts';

const signs: ReadonlyMap<string, string> = new Map([
  ['Enter', '↵'],
  ['ArrowUp', '↑'],
  ['ArrowDown', '↓'],
  ['Escape', 'Esc'],
]);

/** The shortcut shown on its button; decorative, because the button has its own name. */
export function Keys({ keys }: { keys: string }) {
  return (
    <span className={isCharacterKey(keys) ? 'keys keys--letters' : 'keys'} aria-hidden="true">
      {keys.split(' ').map((key) => (
        <kbd key={key}>{signs.get(key) ?? key}</kbd>
      ))}
    </span>
  );
}
