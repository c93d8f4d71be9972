/**
 * 'Ctrl K', 'Shift X', 'G T', '?', 'Escape': keys pressed together form a chord, consecutive keys are separate chords.
 */
interface Chord {
  key: string;
  ctrl: boolean;
  /** Only compared for letters: other signs imply it. */
  shift: boolean;
}

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function chordsOf(keys: string): Chord[] {
  const chords: Chord[] = [];
  let ctrl = false;
  let shift = false;
  for (const word of keys.split(' ')) {
    if (word === 'Ctrl') ctrl = true;
    else if (word === 'Shift') shift = true;
    else {
      chords.push({ key: word.toLowerCase(), ctrl, shift });
      ctrl = false;
      shift = false;
    }
  }
  return chords;
}

const isLetter = (key: string) => /^[a-z]$/.test(key);

/** On a Mac the command key replaces Ctrl. */
export function isPressed(chord: Chord, press: KeyPress): boolean {
  if (press.altKey || press.key.toLowerCase() !== chord.key) return false;
  if ((press.ctrlKey || press.metaKey) !== chord.ctrl) return false;
  return !isLetter(chord.key) || press.shiftKey === chord.shift;
}

/** Keys that assistive tools may press by accident, and that can be switched off (WCAG 2.1.4). */
export function isCharacterKey(keys: string): boolean {
  return chordsOf(keys).every(({ key, ctrl }) => !ctrl && key.length === 1);
}
