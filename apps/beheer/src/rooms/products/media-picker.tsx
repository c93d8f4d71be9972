import { beheerProductRoutes } from '@bouwpoort/contract/beheer-products';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../api/read.ts';

interface MediaPickerProps {
  kind: 'image' | 'document';
  onChoose: (path: string) => void;
  onClose: () => void;
}

/** A file of the shop, by a part of its name. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const { t } = useTranslation('beheer-products');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...read(beheerProductRoutes.media, { query: { kind, ...(wanted === '' ? {} : { q: wanted }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} title={t(`choose-${kind}`)}>
      <Field label={t('searchFile')}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            data-initial-focus
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {data?.files.length === 0 && <p className="muted">{t('noFiles')}</p>}
      <div className="pics pics--pick">
        {data?.files.map(({ path }) => (
          <button key={path} type="button" onClick={() => onChoose(path)}>
            {kind === 'image' ? (
              <img src={resizedSource(path, 200, 200, 'max')} alt="" loading="lazy" />
            ) : (
              <Icon name="file-text" size="large" />
            )}
            <span className="trunc">{fileName(path)}</span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

/** As somebody called it: what was uploaded has a part of its content in front. */
export const fileName = (path: string) => (path.split('/').at(-1) ?? path).replace(/^[0-9a-f]{12}-/, '');
