import { beheerPageRoutes, type PageTarget } from '@bouwpoort/contract/content/pages.staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { useSchemaForm } from './schema-form-context.ts';

const icons = { page: 'file', product: 'package', category: 'layers', branch: 'pin' } as const;

interface TargetSearchProps {
  kind: PageTarget['kind'];
  autoFocus?: boolean;
  onChoose: (target: PageTarget) => void;
}

/** Searches pages, articles, categories or branches of the venture. */
export function TargetSearch({ kind, autoFocus, onChoose }: TargetSearchProps) {
  const { t } = useTranslation('beheer-pages');
  const { ventureId } = useSchemaForm();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, error } = useQuery({
    ...read(beheerPageRoutes.targets, { query: { ventureId, kind, ...(q === '' ? {} : { q }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="targets">
      <TextField
        label={t(`search-${kind}`)}
        error={error?.message}
        value={typed}
        autoComplete="off"
        {...(autoFocus ? { 'data-initial-focus': true } : {})}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          const [first] = data?.targets ?? [];
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          onChoose(first);
        }}
      />
      {data?.targets.length === 0 && <p className="muted">{t('nothingFound')}</p>}
      <ul className="targets__found">
        {data?.targets.map((target) => (
          <li key={target.id}>
            <button type="button" onClick={() => onChoose(target)}>
              <Icon name={icons[target.kind]} size="small" />
              <span className="grow">
                <b className="b">{target.name}</b>
                <span className="sub">{target.detail ?? target.url}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
