/** 'Lotte van Dongen' → 'LD': particles do not count. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first = name, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return (last ? first.slice(0, 1) + last.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

/** Initials in a square; the name stands beside it. */
export function Avatar({ name, small }: { name: string; small?: boolean }) {
  return (
    <span className={small ? 'ava ava--s' : 'ava'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
