import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { FieldOrigin } from './field-origin.tsx';
import { fileName, MediaPicker } from './media-picker.tsx';
import type { ProductForm } from './product-form.ts';

/** Data sheets and the like, as customers can download them. */
export function ProductDocuments({ form }: { form: ProductForm }) {
  const { t } = useTranslation('beheer-products');
  const [isChoosing, setChoosing] = useState(false);
  const { downloads } = form.edit;
  const isLocked = form.isLocked('downloads');
  const put = (list: typeof downloads) => form.put({ downloads: list });
  return (
    <Sheet
      title={t('field-downloads')}
      tools={
        <>
          <FieldOrigin source={form.source('downloads')} />
          <Button className="btn--s" icon="plus" disabled={isLocked} onClick={() => setChoosing(true)}>
            {t('addDocument')}
          </Button>
        </>
      }
    >
      {downloads.length === 0 && <p className="muted">{t('noDocuments')}</p>}
      <ul className="rel">
        {downloads.map(({ name, url }, at) => (
          <li key={url}>
            <span className="grow">
              <Input
                className="input--s"
                aria-label={t('documentName', { file: fileName(url) })}
                value={name}
                readOnly={isLocked}
                onChange={({ target }) =>
                  put(downloads.map((one, index) => (index === at ? { ...one, name: target.value } : one)))
                }
              />
            </span>
            <a href={url} target="_blank" rel="noreferrer">
              {fileName(url)}
            </a>
            {!isLocked && (
              <Button
                className="btn--icon"
                look="quiet"
                icon="trash"
                aria-label={t('documentRemove', { name })}
                onClick={() => put(downloads.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {isChoosing && (
        <MediaPicker
          kind="document"
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setChoosing(false);
            if (!downloads.some((one) => one.url === url)) put([...downloads, { name: fileName(url), url }]);
          }}
        />
      )}
    </Sheet>
  );
}
