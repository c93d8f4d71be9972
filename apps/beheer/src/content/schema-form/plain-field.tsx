import { type FieldText, iconTexts } from '@bouwpoort/contract/content/content-labels';
import { contentIcons } from '@bouwpoort/contract/content/content-parts';
import type { FieldShape } from '@bouwpoort/contract/content/content-shapes';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { iconNames } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Field, type FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSchemaForm } from '../links/schema-form-context.ts';
import { textOf } from './field-value.ts';

type PlainShape = FieldShape & { kind: 'text' | 'number' | 'boolean' | 'flag' | 'choice' | 'date' | 'icon' };

interface PlainFieldProps {
  shape: PlainShape;
  text: FieldText;
  texts: FieldTexts;
  isOptional: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A value with a single control. */
export function PlainField({ shape, text, texts, isOptional, value, onChange }: PlainFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { readOnly } = useSchemaForm();
  const orNothing = (next: string) => onChange(next === '' && isOptional ? undefined : next);
  switch (shape.kind) {
    case 'text': {
      const length = textOf(value).length;
      const most = shape.most ?? text.good;
      const isLong = text.good !== undefined && length > text.good;
      const count = most !== undefined && length > 0 ? t('length', { count: length, most }) : undefined;
      const field = {
        ...texts,
        hint: [text.help, count].filter(Boolean).join(' ') || undefined,
        warning: texts.warning ?? (isLong ? t('ratherLong', { most: text.good ?? 0 }) : undefined),
      };
      return (
        <Field {...field}>
          {(control) =>
            text.isLong ? (
              <Textarea
                {...control}
                rows={3}
                value={textOf(value)}
                readOnly={readOnly}
                maxLength={shape.most}
                onChange={({ target }) => orNothing(target.value)}
              />
            ) : (
              <Input
                {...control}
                value={textOf(value)}
                readOnly={readOnly}
                maxLength={shape.most}
                autoComplete="off"
                onChange={({ target }) => orNothing(target.value)}
              />
            )
          }
        </Field>
      );
    }
    case 'number':
      return (
        <TextField
          {...texts}
          type="number"
          value={typeof value === 'number' ? value : ''}
          min={shape.least}
          max={shape.most}
          readOnly={readOnly}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      );
    case 'boolean':
    case 'flag': {
      const on = shape.kind === 'flag' ? shape.value : true;
      const off = shape.kind === 'flag' || isOptional ? undefined : false;
      return (
        <>
          <Checkbox
            checked={value === on}
            disabled={readOnly}
            onChange={({ target }) => onChange(target.checked ? on : off)}
          >
            {text.label}
          </Checkbox>
          {text.help && <p className="field__hint">{text.help}</p>}
        </>
      );
    }
    case 'choice': {
      const choices = new Map(Object.entries(text.choices ?? {}));
      return (
        <SelectField
          {...texts}
          value={value === undefined ? '' : String(value)}
          disabled={readOnly}
          onChange={({ target }) => onChange(shape.values.find((one) => String(one) === target.value))}
          options={[
            ...(isOptional ? [{ value: '', label: t('noChoice') }] : []),
            ...shape.values.map((one) => ({ value: String(one), label: choices.get(String(one)) ?? String(one) })),
          ]}
        />
      );
    }
    case 'date':
      return (
        <TextField
          {...texts}
          type="date"
          value={textOf(value)}
          readOnly={readOnly}
          onChange={({ target }) => orNothing(target.value)}
        />
      );
    case 'icon': {
      const shown = iconNames.find((one) => one === value);
      const names = new Map(Object.entries(iconTexts));
      return (
        <Field {...texts}>
          {(control) => (
            <span className="sf__icon">
              {shown && <Icon name={shown} />}
              <Select
                {...control}
                value={textOf(value)}
                disabled={readOnly}
                onChange={({ target }) => onChange(target.value)}
                options={contentIcons.map((one) => ({ value: one, label: names.get(one) ?? one }))}
              />
            </span>
          )}
        </Field>
      );
    }
  }
}
