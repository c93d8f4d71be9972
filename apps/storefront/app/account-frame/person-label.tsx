/** A person: two letters, the name and a line below it. */
export function PersonLabel({ name, sub }: { name: string; sub: string }) {
  return (
    <span className="who">
      <span className="who__mark" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="who__text">
        <b>{name}</b>
        <small>{sub}</small>
      </span>
    </span>
  );
}

/** 'BO' of 'Bram Oosterling'. */
function initialsOf(name: string): string {
  const parts = name.split(' ').filter(Boolean);
  return `${parts[0]?.[0] ?? ''}${parts.length > 1 ? (parts.at(-1)?.[0] ?? '') : ''}`.toUpperCase();
}
