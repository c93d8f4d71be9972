import { classNames } from '../class-names.ts';

export function Rule({ thick }: { thick?: boolean }) {
  return <div className={classNames('rule', thick && 'rule--thick')} aria-hidden="true" />;
}
