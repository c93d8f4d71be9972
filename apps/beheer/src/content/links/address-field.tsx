import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field, type FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { MediaPicker } from '../../catalogue/product-media/media-picker.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { LinkPicker } from './link-picker.tsx';
import { useSchemaForm } from './schema-form-context.ts';

interface AddressFieldProps extends FieldTexts {
  value: string;
  /** Accepts only a media file. */
  isFile?: boolean;
  onChange: (address: string) => void;
}

/** An address, typed or chosen. */
export function AddressField({ value, isFile = false, onChange, ...texts }: AddressFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { readOnly } = useSchemaForm();
  const [isChoosing, setChoosing] = useState(false);
  const choose = (address: string) => {
    setChoosing(false);
    onChange(address);
  };
  return (
    <>
      <Field {...texts}>
        {(control) => (
          <span className="sf__address">
            <span className="search-in">
              <BeheerIcon name="b-link" />
              <Input
                {...control}
                value={value}
                maxLength={2000}
                readOnly={readOnly}
                autoComplete="off"
                onChange={({ target }) => onChange(target.value.trim())}
              />
            </span>
            {!readOnly && (
              <Button
                className="btn--s"
                aria-label={t('chooseFor', { name: texts.label })}
                onClick={() => setChoosing(true)}
              >
                {t('choose')}
              </Button>
            )}
          </span>
        )}
      </Field>
      {isChoosing &&
        (isFile ? (
          <MediaPicker kind="document" onClose={() => setChoosing(false)} onChoose={choose} />
        ) : (
          <LinkPicker onClose={() => setChoosing(false)} onChoose={choose} />
        ))}
    </>
  );
}
