import type { ProductEdit } from '@bouwpoort/contract/catalogue/products.staff';
import type { FieldErrors } from 'react-hook-form';
import type { FieldSource } from '../../frame/form/source-field.tsx';

/** Shared by the parts of the product page. */
export interface ProductForm {
  edit: ProductEdit;
  /** Changes the product itself; use `putVariant` for a variant. */
  put: (fields: Partial<ProductEdit>) => void;
  putVariant: (variantId: number, fields: Partial<ProductEdit['variants'][number]>) => void;
  changed: readonly string[];
  errors: FieldErrors<ProductEdit>;
  source: (field: string) => FieldSource;
  /** The source of a field in a ruled form: empty when the whole product is our own. */
  shownSource: (field: string) => { source?: FieldSource };
  /** No permission, or owned by the import. */
  isLocked: (field: string) => boolean;
  may: boolean;
  /** By the address of a picture. */
  importedImageTexts: Readonly<Record<string, string>>;
}
