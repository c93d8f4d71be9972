import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PictureSet } from '../product-media/picture-set.tsx';
import { FieldOrigin } from '../products/field-origin.tsx';
import { withImageText } from './image-texts.ts';
import type { ProductForm } from './product-form.ts';

/** The first is the main one. */
export function ProductPictures({ form, ventureId }: { form: ProductForm; ventureId: string }) {
  const { t } = useTranslation('beheer-products');
  return (
    <Card title={t('field-images')} tools={<FieldOrigin source={form.source('images')} />}>
      {(form.errors.images ?? form.errors.imageTexts) && (
        <p className="field__error" role="alert">
          {form.errors.images?.message ?? form.errors.imageTexts?.message}
        </p>
      )}
      <PictureSet
        ventureId={ventureId}
        images={form.edit.images}
        hasMain
        isLocked={form.isLocked('images')}
        onImages={(images) => form.put({ images })}
        {...imageTextsOf(form)}
      />
    </Card>
  );
}

/** Texts of pictures belong to the product, whichever variant shows them. */
export function imageTextsOf({ edit, put, may, importedImageTexts }: ProductForm) {
  return {
    importedTexts: importedImageTexts,
    textOf: (url: string) => edit.imageTexts.find((one) => one.url === url)?.text ?? '',
    mayText: may,
    onText: (url: string, text: string) => put({ imageTexts: withImageText(edit.imageTexts, url, text) }),
  };
}
