import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { VentureFieldsProps } from './venture-fields.ts';

/** Name and contact details. */
export function IdentityFields({ value, error, put }: VentureFieldsProps) {
  const { t } = useTranslation('beheer-ventures');
  return (
    <>
      <TextField
        label={t('field-name')}
        error={error('name')}
        value={value.name}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => put({ name: target.value })}
      />
      <TextField
        label={t('field-slogan')}
        hint={t('hint-slogan')}
        error={error('slogan')}
        optional
        value={value.slogan}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => put({ slogan: target.value })}
      />
      <div className="vtwo">
        <TextField
          label={t('field-email')}
          error={error('email')}
          type="email"
          value={value.email}
          autoComplete="off"
          onChange={({ target }) => put({ email: target.value })}
        />
        <TextField
          label={t('field-phone')}
          error={error('phone')}
          optional
          type="tel"
          value={value.phone}
          maxLength={30}
          autoComplete="off"
          onChange={({ target }) => put({ phone: target.value })}
        />
      </div>
    </>
  );
}

/** Its own domain; not every venture has one. */
export function DomainField({ value, error, put, address }: VentureFieldsProps & { address: string }) {
  const { t } = useTranslation('beheer-ventures');
  return (
    <TextField
      label={t('field-domain')}
      hint={t('hint-domain', { address })}
      error={error('domain')}
      optional
      value={value.domain ?? ''}
      placeholder="www.vandam.nl"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => put({ domain: target.value === '' ? null : target.value })}
    />
  );
}
