import { beheerPageRoutes, type PageTarget } from '@bouwpoort/contract/content/pages.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import type { FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { useSchemaForm } from '../links/schema-form-context.ts';
import { TargetSearch } from '../links/target-search.tsx';
import { ItemButtons } from './item-buttons.tsx';

interface TargetsFieldProps extends FieldTexts {
  kind: PageTarget['kind'];
  /** The name of an item. */
  item: string;
  isSingle?: boolean;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

/** References by name, in their own order. */
export function TargetsField({ kind, item, isSingle, ids, onChange, label, hint, error, warning }: TargetsFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { ventureId, readOnly } = useSchemaForm();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useQuery({
    ...read(beheerPageRoutes.targets, {
      query: { ventureId, ids: ids.map((id) => `${kind}:${id}`).join(',') },
    }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const names = new Map(data?.targets.map(({ id, name }) => [id, name]));
  const move = (at: number, to: number) => onChange(ids.toSpliced(at, 1).toSpliced(to, 0, ids[at] as string));
  return (
    <fieldset className="sf__list">
      <legend className="field__label">{label}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      <ol>
        {ids.map((id, at) => {
          const name = names.get(id) ?? (data ? t('targetGone', { id }) : id);
          return (
            <li key={id}>
              <div className="sf__head">
                <span className="trunc grow sf__name">{name}</span>
                {!readOnly && (
                  <ItemButtons
                    name={name}
                    at={at}
                    count={ids.length}
                    {...(isSingle ? {} : { onMove: (to) => move(at, to) })}
                    onRemove={() => onChange(ids.filter((one) => one !== id))}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {(error ?? warning) && (
        <p className={error ? 'field__error' : 'field__warn'}>
          <Icon name={error ? 'error' : 'warning'} size="small" />
          {error ?? warning}
        </p>
      )}
      {!readOnly && (
        <Button className="btn--s" icon="plus" onClick={() => setChoosing(true)}>
          {t(isSingle && ids.length > 0 ? 'chooseOtherItem' : 'addItem', { item })}
        </Button>
      )}
      {isChoosing && (
        <Dialog open onClose={() => setChoosing(false)} title={t('addItem', { item })}>
          <TargetSearch
            kind={kind}
            autoFocus
            onChoose={({ id }) => {
              setChoosing(false);
              if (isSingle) onChange([id]);
              else if (!ids.includes(id)) onChange([...ids, id]);
            }}
          />
        </Dialog>
      )}
    </fieldset>
  );
}
