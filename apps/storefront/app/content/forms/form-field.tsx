import type { FormField as FieldData } from '@bouwpoort/contract/content/content-form-block';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Field, type FieldControl } from '@bouwpoort/ui/molecules/field.tsx';
import { FieldMessages, messageIds } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';

interface FormFieldProps {
  field: FieldData;
  error: string | undefined;
}

export function FormField({ field, error }: FormFieldProps) {
  if (field.kind === 'radio') return <ChoiceGroup field={field} options={field.options} error={error} />;
  if (field.kind === 'checkbox') {
    return field.options ? (
      <ChoiceGroup field={field} options={field.options} error={error} />
    ) : (
      <Agreement field={field} error={error} />
    );
  }
  return <TypedField field={field} error={error} />;
}

type TypedFieldData = Exclude<FieldData, { kind: 'radio' | 'checkbox' }>;

function TypedField({ field, error }: { field: TypedFieldData; error: string | undefined }) {
  const { t } = useTranslation('content');
  const limits =
    field.kind === 'file' &&
    t('formFileLimits', { kinds: kindsIn(field.accept), size: String(field.maxMegabytes).replace('.', ',') });
  return (
    <Field
      label={field.label}
      hint={[field.help, limits].filter(Boolean).join(' ') || undefined}
      error={error}
      optional={!field.required}
    >
      {(control) => <TypedControl field={field} control={control} />}
    </Field>
  );
}

function TypedControl({ field, control }: { field: TypedFieldData; control: FieldControl }) {
  const { t } = useTranslation('content');
  const shared = { ...control, name: field.name, required: field.required };
  switch (field.kind) {
    case 'textarea':
      return <Textarea {...shared} rows={field.rows ?? 5} placeholder={field.placeholder} />;
    case 'select':
      return (
        <Select {...shared} options={[{ value: '', label: field.emptyText ?? t('formChoose') }, ...field.options]} />
      );
    case 'file':
      return <Input {...shared} type="file" className="form__file" accept={field.accept} multiple={field.multiple} />;
    default:
      return (
        <Input
          {...shared}
          type={{ text: 'text', email: 'email', phone: 'tel' }[field.kind]}
          placeholder={field.placeholder}
          autoComplete={field.autocomplete}
        />
      );
  }
}

interface ChoiceGroupProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
}

function ChoiceGroup({ field, options, error }: ChoiceGroupProps) {
  const { t } = useTranslation('chrome');
  const id = useId();
  const Choice = field.kind === 'radio' ? Radio : Checkbox;
  return (
    <fieldset
      className="field form__group"
      aria-describedby={messageIds(id, { hint: field.help, error })}
      data-invalid={error ? true : undefined}
    >
      <legend className="field__label">
        {field.label} {!field.required && <span className="opt">{t('fieldOptional')}</span>}
      </legend>
      <div className="form__choices">
        {options.map((option) => (
          <Choice
            key={option.value}
            name={field.name}
            value={option.value}
            required={field.required && field.kind === 'radio'}
          >
            {option.label}
          </Choice>
        ))}
      </div>
      <FieldMessages id={id} hint={field.help} error={error} />
    </fieldset>
  );
}

/** A single checkbox with its own text, such as a consent. */
function Agreement({ field, error }: FormFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <Checkbox
        name={field.name}
        required={field.required}
        aria-describedby={messageIds(id, { hint: field.help, error })}
        aria-invalid={error ? true : undefined}
      >
        {field.label}
      </Checkbox>
      <FieldMessages id={id} hint={field.help} error={error} />
    </div>
  );
}

/** '.jpg,.jpeg,.pdf' for users: 'JPG, JPEG, PDF'. */
function kindsIn(accept: string): string {
  return accept
    .split(',')
    .map((kind) =>
      kind
        .trim()
        .replace(/^\.|^.*\//, '')
        .toUpperCase(),
    )
    .join(', ');
}
