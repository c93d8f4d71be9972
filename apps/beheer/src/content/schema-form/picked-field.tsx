import { type FieldText, pageTexts } from '@bouwpoort/contract/content/content-labels';
import type { FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSchemaForm } from '../links/schema-form-context.ts';
import { listOf, recordOf, textOf } from './field-value.ts';
import { TargetsField } from './targets-field.tsx';

interface PickedFieldProps {
  picks: Exclude<FieldText['picks'], 'file' | undefined>;
  text: FieldText;
  texts: FieldTexts;
  isList: boolean;
  isOptional: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** An id that is chosen by name: templates, articles, categories, pages and branches. */
export function PickedField({ picks, text, texts, isList, isOptional, value, onChange }: PickedFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { readOnly } = useSchemaForm();
  const orNothing = (next: string) => onChange(next === '' && isOptional ? undefined : next);
  if (picks === 'template') {
    const types = Object.entries(pageTexts).map(([type, { name: label }]) => ({ value: type, label }));
    return (
      <SelectField
        {...texts}
        value={textOf(value)}
        disabled={readOnly}
        onChange={({ target }) => orNothing(target.value)}
        options={[{ value: '', label: t('everyTemplate') }, ...types]}
      />
    );
  }
  if (picks === 'products' || picks === 'categories') {
    return (
      <TargetsField
        {...texts}
        kind={picks === 'products' ? 'product' : 'category'}
        item={text.item ?? text.label}
        ids={listOf(value).map(String)}
        onChange={(ids) => onChange(ids.length === 0 && isOptional ? undefined : ids.map(Number))}
      />
    );
  }
  if (isList) {
    const ids = listOf(value).map((one) => textOf(recordOf(one).id));
    return (
      <TargetsField
        {...texts}
        kind="page"
        item={text.item ?? text.label}
        ids={ids}
        onChange={(next) => onChange(next.length === 0 && isOptional ? undefined : next.map((id) => ({ id })))}
      />
    );
  }
  return (
    <TargetsField
      {...texts}
      kind={picks}
      item={t(picks === 'branch' ? 'oneBranch' : 'onePage')}
      isSingle
      ids={textOf(value) === '' ? [] : [textOf(value)]}
      onChange={([id]) => orNothing(id ?? '')}
    />
  );
}
