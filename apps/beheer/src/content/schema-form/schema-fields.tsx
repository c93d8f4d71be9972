import type { FieldText } from '@bouwpoort/contract/content/content-labels';
import type { FieldShape, NamedShape } from '@bouwpoort/contract/content/content-shapes';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { lazy, Suspense } from 'react';
import { blankOf, newItem } from '../blocks/new-block.ts';
import { AddressField } from '../links/address-field.tsx';
import { useSchemaForm } from '../links/schema-form-context.ts';
import { listOf, recordOf, textOf, type Values } from './field-value.ts';
import { ImageField } from './image-field.tsx';
import { ListField } from './list-field.tsx';
import { asOption, summaryOf } from './list-items.ts';
import { PickedField } from './picked-field.tsx';
import { PlainField } from './plain-field.tsx';
import { RecordField } from './record-field.tsx';

/** The rich text editor is large, so it is loaded on demand. */
const RichTextField = lazy(() => import('../rich-text/rich-text-field.tsx'));

interface SchemaFieldsProps {
  fields: readonly NamedShape[];
  texts: Readonly<Record<string, FieldText>>;
  value: Values;
  /** The published values, to show what has changed. */
  before?: Values | undefined;
  /** The path of the group of these fields. */
  path: string;
  /** `about`: the path of the changed field. */
  onChange: (value: Values, about: string) => void;
}

/** A form generated from the schema of a page type, a block or a part of one. */
export function SchemaFields({ fields, texts, value, before, path, onChange }: SchemaFieldsProps) {
  const words = new Map(Object.entries(texts));
  return fields.map(({ name, shape, isOptional }) => {
    const text = words.get(name);
    if (shape.kind === 'given' || text === undefined) return null;
    return (
      <SchemaField
        key={name}
        name={name}
        shape={shape}
        text={text}
        isOptional={isOptional}
        value={value[name]}
        isChanged={before !== undefined && !isSame(before[name], value[name])}
        before={before?.[name]}
        path={path === '' ? name : `${path}.${name}`}
        onChange={(next, about) => {
          const { [name]: _, ...rest } = value;
          onChange(next === undefined ? rest : { ...value, [name]: next }, about);
        }}
      />
    );
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface SchemaFieldProps {
  name: string;
  shape: FieldShape;
  text: FieldText;
  isOptional: boolean;
  value: unknown;
  isChanged?: boolean;
  before?: unknown;
  path: string;
  onChange: (value: unknown, about: string) => void;
}

function SchemaField(props: SchemaFieldProps) {
  const { isChanged = false, before, value } = props;
  const { t } = useTranslation('beheer-pages');
  return (
    <div className={classNames('sf', isChanged && 'is-dirty')} data-path={props.path}>
      <Control {...props} />
      {isChanged && typeof before === 'string' && typeof value === 'string' && !before.includes('<') && (
        <p className="was diff">
          {t('was')} <del>{before === '' ? t('wasEmpty') : before}</del>
        </p>
      )}
    </div>
  );
}

function Control(props: SchemaFieldProps) {
  const { name, shape, text, isOptional, value, path, onChange } = props;
  const { errors, warnings, readOnly } = useSchemaForm();
  const { t } = useTranslation('beheer-pages');
  const texts: FieldTexts = {
    label: text.label,
    hint: text.help,
    error: errors.get(path),
    warning: warnings.get(path),
    optional: isOptional,
  };
  const put = (next: unknown) => onChange(next, path);
  const orNothing = (next: string) => put(next === '' && isOptional ? undefined : next);

  if (text.picks && text.picks !== 'file')
    return (
      <PickedField
        picks={text.picks}
        text={text}
        texts={texts}
        isList={shape.kind === 'list'}
        isOptional={isOptional}
        value={value}
        onChange={put}
      />
    );

  switch (shape.kind) {
    case 'text':
    case 'number':
    case 'boolean':
    case 'flag':
    case 'choice':
    case 'date':
    case 'icon':
      return (
        <PlainField shape={shape} text={text} texts={texts} isOptional={isOptional} value={value} onChange={put} />
      );
    case 'html':
      return (
        <Suspense fallback={<p className="muted">{t('loadingEditor')}</p>}>
          <RichTextField {...texts} value={textOf(value)} readOnly={readOnly} onChange={orNothing} />
        </Suspense>
      );
    case 'address':
      return <AddressField {...texts} value={textOf(value)} isFile={text.picks === 'file'} onChange={orNothing} />;
    case 'record':
      return <RecordField {...texts} value={recordOf(value)} onChange={put} />;
    case 'list':
      return <ListControl {...props} shape={shape} />;
    case 'image':
    case 'link':
    case 'group': {
      const isAbsent = value === undefined || value === null;
      if (isAbsent && isOptional) {
        return (
          <div className="sf__absent">
            <span className="field__label">
              {text.label} <span className="opt">{t('optional')}</span>
            </span>
            {!readOnly && (
              <Button
                className="btn--s"
                icon="plus"
                aria-label={t('addPart', { name: text.label })}
                onClick={() => put(blankOf(shape, name, text.label))}
              >
                {t('add')}
              </Button>
            )}
          </div>
        );
      }
      return (
        <fieldset className="sf__group">
          <legend className="field__label">
            {text.label}
            {isOptional && !readOnly && (
              <IconButton
                look="quiet"
                className="btn--s"
                icon="trash"
                label={t('removePart', { name: text.label })}
                onClick={() => put(undefined)}
              />
            )}
          </legend>
          {text.help && <p className="field__hint">{text.help}</p>}
          <Inside {...props} shape={shape} />
        </fieldset>
      );
    }
    case 'reference':
    case 'union':
    case 'given':
      return null;
  }
}

type WithShape<K extends FieldShape['kind']> = SchemaFieldProps & { shape: FieldShape & { kind: K } };

function Inside({ shape, text, value, path, onChange }: WithShape<'image' | 'link' | 'group'>) {
  const { t } = useTranslation('beheer-pages');
  const values = recordOf(value);
  if (shape.kind === 'link') {
    const fields: NamedShape[] = [
      { name: 'text', shape: { kind: 'text', least: 1, most: undefined }, isOptional: false },
      { name: 'href', shape: { kind: 'address' }, isOptional: false },
      { name: 'target', shape: { kind: 'flag', value: '_blank' }, isOptional: true },
    ];
    const texts = {
      text: { label: t('linkText'), good: 40 },
      href: { label: t('leadsTo') },
      target: { label: t('newTab') },
    };
    return <SchemaFields fields={fields} texts={texts} value={values} path={path} onChange={onChange} />;
  }
  const inner = (
    <SchemaFields fields={shape.fields} texts={text.fields ?? {}} value={values} path={path} onChange={onChange} />
  );
  if (shape.kind === 'group') return inner;
  return (
    <>
      <ImageField value={values} path={path} onChange={(next) => onChange(next, path)} />
      {inner}
    </>
  );
}

function ListControl(props: WithShape<'list'>) {
  const { name, shape, text, value, path, onChange } = props;
  const { errors, readOnly } = useSchemaForm();
  const { t } = useTranslation('beheer-pages');
  const items = listOf(value);
  const { item } = shape;
  if (item.kind === 'choice') {
    const choices = new Map(Object.entries(text.choices ?? {}));
    return (
      <fieldset className="sf__group" disabled={readOnly}>
        <legend className="field__label">{text.label}</legend>
        {item.values.map((one) => (
          <Checkbox
            key={one}
            checked={items.includes(one)}
            onChange={({ target }) =>
              onChange(
                item.values.filter((other) => (other === one ? target.checked : items.includes(other))),
                path,
              )
            }
          >
            {choices.get(String(one)) ?? one}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  const called = text.item ?? text.label;
  const singular = name.replace(/s$/, '');
  return (
    <ListField
      label={text.label}
      help={text.help}
      error={errors.get(path)}
      item={called}
      items={items}
      least={shape.least}
      most={shape.most}
      nameOf={(one) => summaryOf(one)}
      hasError={(at) => [...errors.keys()].some((key) => key.startsWith(`${path}[${at}]`))}
      onAdd={() => onChange([...items, newItem(item, items, { name: singular, called })], path)}
      onChange={(next) => onChange(next, path)}
    >
      {(one, at) => {
        const here = `${path}[${at}]`;
        const put = (next: unknown, about: string) =>
          onChange(
            items.map((other, place) => (place === at ? next : other)),
            about,
          );
        if (item.kind === 'union') {
          const values = recordOf(one);
          const current = item.options.find((option) => option.value === values[item.by]) ?? item.options[0];
          const choices = new Map(Object.entries(text.choices ?? {}));
          return (
            <>
              <SelectField
                label={t('kindOf', { name: called })}
                value={current?.value ?? ''}
                disabled={readOnly}
                onChange={({ target }) => put(asOption(item, values, target.value, called), here)}
                options={item.options.map((option) => ({
                  value: option.value,
                  label: choices.get(option.value) ?? option.value,
                }))}
              />
              {current && (
                <SchemaFields
                  fields={current.fields}
                  texts={text.fields ?? {}}
                  value={values}
                  path={here}
                  onChange={put}
                />
              )}
            </>
          );
        }
        if (item.kind === 'group' || item.kind === 'image' || item.kind === 'link')
          return (
            <Inside
              name={singular}
              shape={item}
              text={text}
              isOptional={false}
              value={one}
              path={here}
              onChange={put}
            />
          );
        return (
          <SchemaField
            name={singular}
            shape={item}
            text={{ label: called }}
            isOptional={false}
            value={one}
            path={here}
            onChange={put}
          />
        );
      }}
    </ListField>
  );
}
