export interface Figure {
  figure: string;
  label: string;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt className="num">{figure}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
