import { initialsOf } from '@bouwpoort/trade/foundation/person-initials';
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
