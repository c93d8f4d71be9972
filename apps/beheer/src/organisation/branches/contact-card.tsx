import type { BranchEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { serviceKinds } from '@bouwpoort/contract/organisation/ventures';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { SourceField } from '../../frame/form/source-field.tsx';
import { Card } from '../../frame/kit/card.tsx';

interface ContactCardProps {
  form: UseFormReturn<BranchEdit, unknown, BranchEdit>;
  changed: readonly string[];
  hasShop: boolean;
  hasShowroom: boolean;
  readOnly: boolean;
}

const texts = ['displayName', 'address', 'postalCode', 'city', 'phone', 'email'] as const;
const place = ['latitude', 'longitude'] as const;
export const contactFields = [...texts, ...place];

export function ContactCard({ form, changed, hasShop, hasShowroom, readOnly }: ContactCardProps) {
  const { t } = useTranslation('beheer-branches');
  const { errors } = form.formState;
  const services = [
    ...(hasShop ? ['bouwshopServices' as const] : []),
    ...(hasShowroom ? ['showroomServices' as const] : []),
  ];
  return (
    <Card title={t('contact')}>
      {texts.map((name) => (
        <SourceField
          key={name}
          label={t(`field-${name}`)}
          error={errors[name]?.message}
          isChanged={changed.includes(name)}
        >
          {(control) => <Input {...control} {...form.register(name)} readOnly={readOnly} autoComplete="off" />}
        </SourceField>
      ))}
      {place.map((name) => (
        <SourceField
          key={name}
          label={t(`field-${name}`)}
          hint={t(`hint-${name}`)}
          error={errors[name]?.message}
          isChanged={changed.includes(name)}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(name, { valueAsNumber: true })}
              type="number"
              step="any"
              readOnly={readOnly}
              autoComplete="off"
            />
          )}
        </SourceField>
      ))}
      {services.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field }) => (
            <fieldset className={changed.includes(name) ? 'ff ff--wide is-dirty' : 'ff ff--wide'}>
              <legend className="ff__l">{t(`field-${name}`)}</legend>
              <div className="svc">
                {serviceKinds.map((kind) => (
                  <label key={kind} className="check">
                    <input
                      type="checkbox"
                      checked={field.value.includes(kind)}
                      disabled={readOnly}
                      onChange={({ target }) =>
                        field.onChange(
                          serviceKinds.filter((one) => (one === kind ? target.checked : field.value.includes(one))),
                        )
                      }
                    />
                    <span>{t(`service-${kind}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        />
      ))}
    </Card>
  );
}
