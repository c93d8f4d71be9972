import { documentKinds } from '@bouwpoort/contract/catalogue/products';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { DropZone } from '../../frame/upload/drop-zone.tsx';
import { UploadRows } from '../../frame/upload/upload-rows.tsx';
import { fileName, MediaPicker } from '../product-media/media-picker.tsx';
import { useUploads } from '../product-media/use-uploads.ts';
import { FieldOrigin } from '../products/field-origin.tsx';
import type { ProductForm } from './product-form.ts';

/** Data sheets and other downloads for customers. */
export function ProductDocuments({ form, ventureId }: { form: ProductForm; ventureId: string }) {
  const { t } = useTranslation('beheer-products');
  const [isChoosing, setChoosing] = useState(false);
  const { downloads } = form.edit;
  // An upload that ends later must add to the current list.
  const latest = useRef(downloads);
  latest.current = downloads;
  const isLocked = form.isLocked('downloads');
  const put = (list: typeof downloads) => form.put({ downloads: list });
  const change = (at: number, fields: Partial<(typeof downloads)[number]>) =>
    put(downloads.map((one, index) => (index === at ? { ...one, ...fields } : one)));
  const add = (url: string, name: string) => {
    if (!latest.current.some((one) => one.url === url)) put([...latest.current, { name, url, kind: null }]);
  };
  const uploads = useUploads({
    ventureId,
    kind: 'document',
    onUploaded: ({ path }, name) => add(path, name.replace(/\.pdf$/i, '').slice(0, 200)),
  });
  return (
    <Card
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
      {downloads.length === 0 && isLocked && <p className="muted">{t('noDocuments')}</p>}
      <ul className="rel docs">
        {downloads.map(({ name, url, kind }, at) => (
          <li key={url}>
            <span className="grow">
              <Input
                className="input--s"
                aria-label={t('documentName', { file: fileName(url) })}
                value={name}
                readOnly={isLocked}
                onChange={({ target }) => change(at, { name: target.value })}
              />
              {form.errors.downloads?.[at]?.name && (
                <span className="field__error">{form.errors.downloads[at].name.message}</span>
              )}
            </span>
            <Select
              compact
              aria-label={t('documentKind', { name })}
              value={kind ?? ''}
              disabled={isLocked}
              options={[
                { value: '', label: t('chooseKind') },
                ...documentKinds.map((one) => ({ value: one, label: t(`document-${one}`) })),
              ]}
              onChange={({ target }) => change(at, { kind: documentKinds.find((one) => one === target.value) ?? null })}
            />
            <a className="trunc docs__file" href={url} target="_blank" rel="noreferrer">
              {fileName(url)}
            </a>
            {!isLocked && (
              <IconButton
                look="quiet"
                icon="trash"
                label={t('documentRemove', { name })}
                onClick={() => put(downloads.filter((_, index) => index !== at))}
              />
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <DropZone
          label={t('dropDocuments')}
          hint={t('documentTypes')}
          accept=".pdf,application/pdf"
          multiple
          onFiles={(files) => void uploads.send(files)}
        />
      )}
      <UploadRows rows={uploads.rows} onDismiss={uploads.dismiss} />
      {isChoosing && (
        <MediaPicker
          kind="document"
          onClose={() => setChoosing(false)}
          onChoose={(url) => {
            setChoosing(false);
            add(url, fileName(url));
          }}
        />
      )}
    </Card>
  );
}
