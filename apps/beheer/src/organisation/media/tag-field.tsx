import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';

interface TagFieldProps {
  tags: readonly string[];
  readOnly: boolean;
  onChange: (tags: string[]) => void;
}

/** Labels as chips; Enter or a comma ends one. */
export function TagField({ tags, readOnly, onChange }: TagFieldProps) {
  const { t } = useTranslation('beheer-media');
  const [typed, setTyped] = useState<string>();
  const add = (text: string) => {
    const tag = text.trim().toLowerCase();
    if (tag !== '' && !tags.includes(tag)) onChange([...tags, tag]);
  };
  const end = () => {
    add(typed ?? '');
    setTyped(undefined);
  };
  return (
    <div className="field">
      <span className="field__label">{t('tags')}</span>
      <span className="acts">
        {tags.map((tag) => (
          <span key={tag} className="chip chip--on">
            {tag}
            {!readOnly && (
              <button
                type="button"
                className="chip__close"
                aria-label={t('removeTag', { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
              >
                <Icon name="close" size="small" />
              </button>
            )}
          </span>
        ))}
        {!readOnly && typed === undefined && (
          <button type="button" className="chip chip--add" onClick={() => setTyped('')}>
            <Icon name="plus" size="small" />
            {t('addTag')}
          </button>
        )}
        {!readOnly && typed !== undefined && (
          <Input
            className="input--s media__tag"
            aria-label={t('newTag')}
            value={typed}
            maxLength={40}
            autoFocus
            onBlur={end}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped(undefined);
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add(typed);
              setTyped('');
            }}
          />
        )}
      </span>
    </div>
  );
}
