import type { ImportChanges, ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { fieldName } from '@bouwpoort/contract/foundation/record-field-name';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { changeValue } from './change-value.ts';

const kinds = ['changed', 'created', 'removed'] as const;
const shownFields = 12;
const shownRows = 8;

/** The result of a dry run: how often each field changes, and some rows before and after. */
export function ChangesCard({ changes, counts }: Pick<ImportRun, 'counts'> & { changes: ImportChanges }) {
  const { t } = useTranslation('beheer-imports');
  const [kind, setKind] = useState(() => firstKind(changes));
  const [chosen, setChosen] = useState<string>();
  const keyOf = ({ entity, field }: { entity: string; field: string }) => `${entity} ${field}`;
  const samples = changes.samples.filter((sample) => chosen === undefined || keyOf(sample) === chosen);
  const total = changes.fields.reduce((sum, { count }) => sum + count, 0);
  const names = kind === 'changed' ? [] : changes[kind];
  const shownNames = spread(names, ({ entity }) => entity).slice(0, shownRows);
  const isShared = (field: string) => changes.fields.filter((one) => one.field === field).length > 1;
  const shownName = ({ entity, field }: { entity: string; field: string }) =>
    isShared(field)
      ? t('fieldOf', { field: fieldName(t, field), entity: t(`entity-${entity}`).toLowerCase() })
      : fieldName(t, field);
  return (
    <Card
      title={t('whatChanges')}
      tools={
        // biome-ignore lint/a11y/useSemanticElements: these are buttons that stay pressed, not fields of a form
        <span className="btn-group" role="group" aria-label={t('kindOfChange')}>
          {kinds.map((one) => (
            <button
              key={one}
              type="button"
              className="btn btn--secondary btn--s"
              aria-pressed={kind === one}
              onClick={() => setKind(one)}
            >
              {t(`change-${one}`)}
            </button>
          ))}
        </span>
      }
      foot={
        <>
          {names.length > 0 && counts[kind] > shownNames.length && (
            <span>{t('recordsShown', { shown: showNumber(shownNames.length), total: showNumber(counts[kind]) })}</span>
          )}
          {kind === 'changed' && <span>{t('fieldsChanged', { count: total })}</span>}
          {changes.overridden > 0 && <span>{t('fieldsOverridden', { count: changes.overridden })}</span>}
        </>
      }
      bare
    >
      {kind === 'changed' && changes.fields.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are buttons that stay pressed, not fields of a form
        <div className="changes__fields" role="group" aria-label={t('fields')}>
          {changes.fields.slice(0, shownFields).map((one) => {
            const key = keyOf(one);
            return (
              <button
                key={key}
                type="button"
                className={classNames('chip', chosen === key && 'chip--on')}
                aria-pressed={chosen === key}
                onClick={() => setChosen(chosen === key ? undefined : key)}
              >
                {shownName(one)} <b className="b">{showNumber(one.count)}</b>
              </button>
            );
          })}
        </div>
      )}
      <table className="dt dt--plain changes">
        <thead>
          <tr>
            <th scope="col">{t('columnRecord')}</th>
            <th scope="col">{t(kind === 'changed' ? 'columnField' : 'columnEntity')}</th>
            {kind === 'changed' && <th scope="col">{t('columnDifference')}</th>}
          </tr>
        </thead>
        <tbody>
          {kind === 'changed' &&
            (chosen === undefined ? spread(samples, keyOf) : samples).slice(0, shownRows).map((sample) => (
              <tr key={`${sample.externalId} ${keyOf(sample)}`}>
                <td className="b">
                  {sample.name || sample.externalId}
                  {sample.name !== '' && sample.name !== sample.externalId && (
                    <span className="sub">{sample.externalId}</span>
                  )}
                </td>
                <td>{shownName(sample)}</td>
                <td className="diff">
                  <del>{changeValue(sample.field, sample.before, t('emptyValue'))}</del>{' '}
                  <ins>{changeValue(sample.field, sample.after, t('emptyValue'))}</ins>
                </td>
              </tr>
            ))}
          {shownNames.map(({ entity, externalId }) => (
            <tr key={`${entity} ${externalId}`}>
              <td className="b">{externalId}</td>
              <td>{t(`entity-${entity}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {(kind === 'changed' ? changes.fields : names).length === 0 && (
        <p className="muted sheet__body">{t(`nothing-${kind}`)}</p>
      )}
    </Card>
  );
}

/** One of each group before the second of any: otherwise a price list would show only prices. */
function spread<T>(all: readonly T[], groupOf: (one: T) => string): T[] {
  const groups = [...Map.groupBy(all, groupOf).values()];
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group[at] ?? [])).flat();
}

/** The first type with changes: a first file only has new records. */
function firstKind({ fields, created, removed }: ImportChanges): (typeof kinds)[number] {
  if (fields.length > 0 || created.length + removed.length === 0) return 'changed';
  return created.length > 0 ? 'created' : 'removed';
}
