import { type FieldText, iconTexts, pageTexts } from '@bouwpoort/contract/content-labels';
import { contentIcons } from '@bouwpoort/contract/content-parts';
import type { FieldShape, NamedShape } from '@bouwpoort/contract/content-shapes';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { iconNames } from '@bouwpoort/ui/atoms/icon-names.ts';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { lazy, Suspense } from 'react';
import { blankOf, newItem } from '../new-block.ts';
import { AddressField } from './address-field.tsx';
import { useFormPlace } from './form-place.ts';
import { ImageField } from './image-field.tsx';
import { ListField } from './list-field.tsx';
import { RecordField } from './record-field.tsx';
import { TargetsField } from './targets-field.tsx';

/** The editor of rich text is large: it arrives when a field needs it. */
const RichTextField = lazy(() => import('../rich-text/rich-text-field.tsx'));

type Values = Readonly<Record<string, unknown>>;

interface SchemaFieldsProps {
  fields: readonly NamedShape[];
  texts: Readonly<Record<string, FieldText>>;
  value: Values;
  /** As it is on the site, to show what was changed. */
  before?: Values | undefined;
  /** Of the group these fields are in. */
  path: string;
  /** `about`: the path of the field that was changed. */
  onChange: (value: Values, about: string) => void;
}

const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A form made by walking the schema of a page type, a block or a part of one. */
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

export function SchemaField(props: SchemaFieldProps) {
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
  const { errors, warnings, readOnly } = useFormPlace();
  const { t } = useTranslation('beheer-pages');
  const common = {
    label: text.label,
    hint: text.help,
    error: errors.get(path),
    warning: warnings.get(path),
    optional: isOptional,
  };
  const put = (next: unknown) => onChange(next, path);
  const orNothing = (next: string) => put(next === '' && isOptional ? undefined : next);

  if (text.picks === 'template') {
    const types = Object.entries(pageTexts).map(([type, { name: label }]) => ({ value: type, label }));
    return (
      <Field {...common}>
        {(control) => (
          <Select
            {...control}
            value={textOf(value)}
            disabled={readOnly}
            onChange={({ target }) => orNothing(target.value)}
            options={[{ value: '', label: t('everyTemplate') }, ...types]}
          />
        )}
      </Field>
    );
  }
  if (text.picks === 'products' || text.picks === 'categories') {
    return (
      <TargetsField
        {...common}
        kind={text.picks === 'products' ? 'product' : 'category'}
        item={text.item ?? text.label}
        ids={listOf(value).map(String)}
        onChange={(ids) => put(ids.length === 0 && isOptional ? undefined : ids.map(Number))}
      />
    );
  }
  if (text.picks === 'page') {
    if (shape.kind === 'list') {
      const ids = listOf(value).map((one) => textOf(recordOf(one).id));
      return (
        <TargetsField
          {...common}
          kind="page"
          item={text.item ?? text.label}
          ids={ids}
          onChange={(next) => put(next.length === 0 && isOptional ? undefined : next.map((id) => ({ id })))}
        />
      );
    }
    return (
      <TargetsField
        {...common}
        kind="page"
        item={t('onePage')}
        isSingle
        ids={textOf(value) === '' ? [] : [textOf(value)]}
        onChange={([id]) => orNothing(id ?? '')}
      />
    );
  }

  switch (shape.kind) {
    case 'text': {
      const length = textOf(value).length;
      const most = shape.most ?? text.good;
      const isLong = text.good !== undefined && length > text.good;
      const count = most !== undefined && length > 0 ? t('length', { count: length, most }) : undefined;
      const field = {
        ...common,
        hint: [text.help, count].filter(Boolean).join(' ') || undefined,
        warning: common.warning ?? (isLong ? t('ratherLong', { most: text.good ?? 0 }) : undefined),
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
    case 'html':
      return (
        <Suspense fallback={<p className="muted">{t('loadingEditor')}</p>}>
          <RichTextField {...common} value={textOf(value)} readOnly={readOnly} onChange={orNothing} />
        </Suspense>
      );
    case 'number':
      return (
        <Field {...common}>
          {(control) => (
            <Input
              {...control}
              type="number"
              value={typeof value === 'number' ? value : ''}
              min={shape.least}
              max={shape.most}
              readOnly={readOnly}
              onChange={({ target }) => put(target.value === '' ? undefined : target.valueAsNumber)}
            />
          )}
        </Field>
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
            onChange={({ target }) => put(target.checked ? on : off)}
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
        <Field {...common}>
          {(control) => (
            <Select
              {...control}
              value={value === undefined ? '' : String(value)}
              disabled={readOnly}
              onChange={({ target }) => put(shape.values.find((one) => String(one) === target.value))}
              options={[
                ...(isOptional ? [{ value: '', label: t('noChoice') }] : []),
                ...shape.values.map((one) => ({ value: String(one), label: choices.get(String(one)) ?? String(one) })),
              ]}
            />
          )}
        </Field>
      );
    }
    case 'date':
      return (
        <Field {...common}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={textOf(value)}
              readOnly={readOnly}
              onChange={({ target }) => orNothing(target.value)}
            />
          )}
        </Field>
      );
    case 'address':
      return <AddressField {...common} value={textOf(value)} isFile={text.picks === 'file'} onChange={orNothing} />;
    case 'icon': {
      const shown = iconNames.find((one) => one === value);
      const names = new Map(Object.entries(iconTexts));
      return (
        <Field {...common}>
          {(control) => (
            <span className="sf__icon">
              {shown && <Icon name={shown} />}
              <Select
                {...control}
                value={textOf(value)}
                disabled={readOnly}
                onChange={({ target }) => put(target.value)}
                options={contentIcons.map((one) => ({ value: one, label: names.get(one) ?? one }))}
              />
            </span>
          )}
        </Field>
      );
    }
    case 'record':
      return <RecordField {...common} value={recordOf(value)} onChange={put} />;
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
              <Button
                look="quiet"
                className="btn--icon btn--s"
                icon="trash"
                aria-label={t('removePart', { name: text.label })}
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
  const { errors, readOnly } = useFormPlace();
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
              <Field label={t('kindOf', { name: called })}>
                {(control) => (
                  <Select
                    {...control}
                    value={current?.value ?? ''}
                    disabled={readOnly}
                    onChange={({ target }) => put(asOption(item, values, target.value, called), here)}
                    options={item.options.map((option) => ({
                      value: option.value,
                      label: choices.get(option.value) ?? option.value,
                    }))}
                  />
                )}
              </Field>
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

/** Another kind of the same thing keeps what both have. */
function asOption(shape: FieldShape & { kind: 'union' }, values: Values, wanted: string, called: string): unknown {
  const option = shape.options.find(({ value }) => value === wanted);
  if (!option) return values;
  const fresh = option.fields.flatMap(({ name, shape: inner, isOptional }) => {
    const kept = values[name];
    if (kept !== undefined && name !== shape.by) return [[name, kept] as const];
    return isOptional ? [] : [[name, blankOf(inner, name, called)] as const];
  });
  return { ...Object.fromEntries(fresh), [shape.by]: wanted };
}

const naming = ['title', 'question', 'label', 'text', 'name', 'caption', 'alt', 'value'] as const;

function summaryOf(item: unknown): string | undefined {
  if (typeof item === 'string' || typeof item === 'number') return String(item);
  const values = recordOf(item);
  return naming.map((name) => textOf(values[name])).find((text) => text !== '');
}
