import { beheerProductRoutes } from '@bouwpoort/contract/catalogue/products.staff';
import { beheerMediaRoutes } from '@bouwpoort/contract/organisation/media.staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { useHasPermission } from '../../frame/session/session.ts';

const shown = 60;

interface MediaPickerProps {
  kind: 'image' | 'document';
  /** `altText` is the description in the library; empty without one. */
  onChoose: (path: string, altText: string) => void;
  onClose: () => void;
}

/** Finds a file of the shop by a part of its name. */
export function MediaPicker({ kind, onChoose, onClose }: MediaPickerProps) {
  const { t } = useTranslation('beheer-products');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const query = { kind, ...(wanted === '' ? {} : { q: wanted }) };
  // Staff for the assortment may not have the website permission; either permission is enough.
  const ofWebsite = useHasPermission('content.read');
  const fromLibrary = useQuery({
    ...read(beheerMediaRoutes.list, { query: { ...query, limit: shown } }),
    placeholderData: keepPreviousData,
    enabled: ofWebsite,
  });
  const fromProducts = useQuery({
    ...read(beheerProductRoutes.media, { query }),
    placeholderData: keepPreviousData,
    enabled: !ofWebsite,
  });
  const files = (ofWebsite ? fromLibrary.data : fromProducts.data)?.files;
  return (
    <Dialog open onClose={onClose} title={t(`choose-${kind}`)}>
      <TextField
        label={t('searchFile')}
        value={typed}
        autoComplete="off"
        data-initial-focus
        onChange={({ target }) => setTyped(target.value)}
      />
      {files?.length === 0 && <p className="muted">{t('noFiles')}</p>}
      <div className="pics pics--pick">
        {files?.map(({ path, altText }) => (
          <button key={path} type="button" onClick={() => onChoose(path, altText)}>
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

/** The original name: an upload has a part of its content hash in front. */
export const fileName = (path: string) => (path.split('/').at(-1) ?? path).replace(/^[0-9a-f]{12}-/, '');
