import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Fragment, type ReactNode } from 'react';

/** The properties of a record: a name and a value. `across` shows four side by side. */
export function Facts({
  facts,
  across,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  across?: boolean;
}) {
  if (across) {
    return (
      <dl className="facts facts--top">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <dl className={classNames('facts')}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
