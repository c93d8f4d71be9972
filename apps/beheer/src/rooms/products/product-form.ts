import type { ProductEdit } from '@bouwpoort/contract/beheer-products';
import type { FieldErrors } from 'react-hook-form';
import type { FieldSource } from '../../kit/form/source-field.tsx';

/** What the parts of the page of a product work with. */
export interface ProductForm {
  edit: ProductEdit;
  /** Of the product itself; a variant's by `putVariant`. */
  put: (fields: Partial<ProductEdit>) => void;
  putVariant: (variantId: number, fields: Partial<ProductEdit['variants'][number]>) => void;
  changed: readonly string[];
  errors: FieldErrors<ProductEdit>;
  source: (field: string) => FieldSource;
  /** What a ruled form says of where it comes from: nothing where all of the product is our own. */
  shownSource: (field: string) => { source?: FieldSource };
  /** Nobody may change it, or the import decides on it. */
  isLocked: (field: string) => boolean;
  may: boolean;
  /** By the address of a picture. */
  importedImageTexts: Readonly<Record<string, string>>;
}
