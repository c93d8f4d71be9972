import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { resizedSource } from '@bouwpoort/ui/atoms/picture-source.ts';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef, useState } from 'react';
import { fileName, MediaPicker } from '../../catalogue/product-media/media-picker.tsx';
import { useLatest } from '../../frame/kit/use-latest.ts';
import { useSchemaForm } from '../links/schema-form-context.ts';
import type { Values } from './field-value.ts';

interface ImageFieldProps {
  value: Values;
  path: string;
  /** Without an alt text. */
  isPlain?: boolean;
  onChange: (value: Values) => void;
}

/** A picture from the media library, with its alt text. */
export function ImageField({ value, path, isPlain = false, onChange }: ImageFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { errors, warnings, readOnly } = useSchemaForm();
  const [isChoosing, setChoosing] = useState(false);
  const url = typeof value.url === 'string' ? value.url : '';
  const alt = typeof value.alt === 'string' ? value.alt : '';
  const error = errors.get(isPlain ? path : `${path}.url`);
  const latest = useLatest({ value, onChange });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const choose = async (chosen: string, said = '') => {
    setChoosing(false);
    const { width: _w, height: _h, ...rest } = value;
    onChange({ ...rest, url: chosen, alt: alt === '' ? said : alt });
    if (isPlain) return;
    // The shop needs its size to reserve space while it loads.
    const size = await sizeOf(chosen);
    const { current } = latest;
    if (size && isHere.current && current.value.url === chosen) current.onChange({ ...current.value, ...size });
  };
  return (
    <>
      <div className="imgpick">
        {url === '' ? (
          <span className="imgpick__none">
            <Icon name="image" size="large" />
          </span>
        ) : (
          <img src={resizedSource(url, 160, 160, 'max')} alt="" />
        )}
        <span>
          <b className="b trunc">{url === '' ? t('noImage') : fileName(url)}</b>
          {url !== '' && alt === '' && !isPlain && <span className="sub">{t('decorative')}</span>}
          {!readOnly && (
            <Button className="btn--s" onClick={() => setChoosing(true)}>
              {t(url === '' ? 'chooseImage' : 'chooseOther')}
            </Button>
          )}
        </span>
      </div>
      <FieldError>{error}</FieldError>
      {!isPlain && (
        <TextField
          label={t('alt')}
          hint={t('altHint')}
          error={errors.get(`${path}.alt`)}
          warning={warnings.get(`${path}.alt`) ?? warnings.get(path)}
          value={alt}
          maxLength={250}
          readOnly={readOnly}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, url, alt: target.value })}
        />
      )}
      {isChoosing && <MediaPicker kind="image" onClose={() => setChoosing(false)} onChoose={choose} />}
    </>
  );
}

/** Undefined when the browser cannot read it: the size is optional. */
function sizeOf(url: string): Promise<{ width: number; height: number } | undefined> {
  const { promise, resolve } = Promise.withResolvers<{ width: number; height: number } | undefined>();
  const image = new Image();
  image.onload = () =>
    resolve(
      image.naturalWidth > 0 && image.naturalHeight > 0
        ? { width: image.naturalWidth, height: image.naturalHeight }
        : undefined,
    );
  image.onerror = () => resolve(undefined);
  image.src = url;
  return promise;
}
