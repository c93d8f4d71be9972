import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Sheet } from '../../kit/sheet.tsx';
import { FieldOrigin } from './field-origin.tsx';
import { fileName, MediaPicker } from './media-picker.tsx';
import type { ProductForm } from './product-form.ts';

/** The first is the main one; arrows change their order. */
export function ProductPictures({ form }: { form: ProductForm }) {
  const { t } = useTranslation('beheer-products');
  const [isChoosing, setChoosing] = useState(false);
  const { images } = form.edit;
  const isLocked = form.isLocked('images');
  const put = (list: string[]) => form.put({ images: list });
  return (
    <Sheet
      title={t('field-images')}
      tools={
        <>
          <FieldOrigin source={form.source('images')} />
          <Button className="btn--s" icon="image" disabled={isLocked} onClick={() => setChoosing(true)}>
            {t('chooseMedia')}
          </Button>
        </>
      }
    >
      {form.errors.images && <p className="field__error">{form.errors.images.message}</p>}
      {images.length === 0 && <p className="muted">{t('noImage')}</p>}
      <ol className="pics">
        {images.map((path, at) => (
          <li key={path} className={at === 0 ? 'is-main' : undefined}>
            <img src={resizedSource(path, 200, 200, 'max')} alt="" loading="lazy" />
            <div className="pics__foot">
              <span className="grow trunc" title={path}>
                {at === 0 ? t('mainImage') : fileName(path)}
              </span>
              {!isLocked && (
                <>
                  <Button
                    className="btn--icon"
                    look="quiet"
                    icon="arrow-left"
                    aria-label={t('imageForward', { number: at + 1 })}
                    disabled={at === 0}
                    onClick={() => put(swapped(images, at, at - 1))}
                  />
                  <Button
                    className="btn--icon"
                    look="quiet"
                    icon="trash"
                    aria-label={t('imageRemove', { number: at + 1 })}
                    onClick={() => put(images.filter((one) => one !== path))}
                  />
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
      {isChoosing && (
        <MediaPicker
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={(path) => {
            setChoosing(false);
            if (!images.includes(path)) put([...images, path]);
          }}
        />
      )}
    </Sheet>
  );
}

function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const after = [...list];
  [after[one], after[other]] = [list[other] as T, list[one] as T];
  return after;
}
