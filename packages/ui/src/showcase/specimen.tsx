import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface SpecimenProps {
  /** The component's own name: its file name in capitals and small letters. Browser tests look for it. */
  name: string;
  /** Shows its states side by side; otherwise below each other, at full width. */
  row?: boolean;
  children: ReactNode;
}

function specimenId(name: string): string {
  return `onderdeel-${name}`;
}

/** One component in its states. */
export function Specimen({ name, row, children }: SpecimenProps) {
  return (
    <section
      className="specimen"
      data-component={name}
      id={specimenId(name)}
      aria-labelledby={`${specimenId(name)}-kop`}
    >
      <h2 id={`${specimenId(name)}-kop`}>{name}</h2>
      <div className={classNames('specimen__states', row && 'specimen__states--row')}>{children}</div>
    </section>
  );
}

export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="state">
      <span className="state__name">{name}</span>
      {children}
    </div>
  );
}

interface ShowcaseProps {
  title: string;
  intro: string;
  names: readonly string[];
  children: ReactNode;
}

export function Showcase({ title, intro, names, children }: ShowcaseProps) {
  return (
    <div className="wrap showcase">
      <header>
        <h1>{title}</h1>
        <p className="muted">{intro}</p>
        <nav className="showcase__index" aria-label="Onderdelen">
          {names.map((name) => (
            <a key={name} href={`#${specimenId(name)}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {children}
    </div>
  );
}
