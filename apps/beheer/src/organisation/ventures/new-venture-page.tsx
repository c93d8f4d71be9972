import {
  beheerVentureRoutes,
  type NewVenture,
  newVenture,
  type StarterPage,
  starterPages,
  usualSwitches,
  type VentureEdit,
  type VentureRow,
} from '@bouwpoort/contract/organisation/ventures.staff';
import { slug } from '@bouwpoort/trade/foundation/slug';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { AccentField } from './accent-field.tsx';
import { HeaderPreview } from './header-preview.tsx';
import { DomainField, IdentityFields } from './identity-fields.tsx';
import { LogoFields } from './logo-field.tsx';
import { SwitchFields } from './switch-fields.tsx';
import { useVentureRefresh } from './use-venture-refresh.ts';
import { logoNames } from './venture-fields.ts';

const steps = [
  { id: 'identity', fields: ['name', 'id', 'path', 'domain', 'slogan', 'email', 'phone'] },
  { id: 'looks', fields: ['accentColor', ...logoNames] },
  {
    id: 'switches',
    fields: ['hasShop', 'downloadPricelistFormats', 'deliveryModes', 'minQuoteMargin', 'guestDebitNumber'],
  },
  { id: 'pages', fields: ['pages'] },
] as const satisfies readonly { id: string; fields: readonly (keyof NewVenture)[] }[];

/** Creates a venture in four short steps; it is visible to visitors at the end. */
export function Component() {
  const { t } = useTranslation('beheer-ventures');
  const may = useHasPermission('system.act', { ventureId: null });
  const { data, error, refetch } = useQuery(read(beheerVentureRoutes.list));
  return (
    <>
      <PageHead title={t('newVenture')} crumbs={[{ label: t('ventures'), href: '/ventures' }]} />
      {error && <LoadError error={error} retry={refetch} />}
      {!may && <PermissionNote permission="system.act" />}
      {may && data && <Wizard {...data} />}
    </>
  );
}

interface WizardProps {
  ventures: readonly VentureRow[];
  publicUrl: string;
  portalId: string;
}

function Wizard({ ventures, publicUrl, portalId }: WizardProps) {
  const { t } = useTranslation('beheer-ventures');
  const navigate = useNavigate();
  const notify = useUndoNotice();
  const refresh = useVentureRefresh();
  const [params, setParams] = useAddressParams();
  const at = Math.min(steps.length, Math.max(1, Number(params.get('stap')) || 1)) - 1;
  const step = steps[at] ?? steps[0];
  const go = (to: number) => setParams({ stap: String(to + 1) });
  const start = useMemo(() => firstValues(ventures, portalId), [ventures, portalId]);
  const record = useRecordForm<NewVenture, NewVenture>({
    name: 'venture/new',
    schema: newVenture,
    values: start,
    version: null,
    save: async (body) => {
      const created = await call(beheerVentureRoutes.add, { body });
      await refresh();
      notify({ text: t('made', { name: created.edit.name, address: created.address }) });
      navigate(`/ventures/${created.ventureId}`);
    },
  });
  const { form } = record;
  const { errors } = form.formState;
  const value = { ...start, ...useWatch({ control: form.control }) } as NewVenture;
  const put = (given: Partial<NewVenture>) => {
    for (const [name, one] of Object.entries(given)) {
      form.clearErrors(name as 'name');
      form.setValue(name as 'name', one as string, { shouldDirty: true });
    }
  };
  const fields = {
    value,
    error: (name: keyof VentureEdit) => errors[name]?.message,
    put: (given: Partial<VentureEdit>) => put(withFollowers(value, given)),
  };
  const next = async () => {
    if (!(await form.trigger([...step.fields]))) return;
    const taken =
      step.id === 'identity' && ventures.find(({ ventureId, path }) => ventureId === value.id || path === value.path);
    if (!taken) return go(at + 1);
    const name = taken.ventureId === value.id ? 'id' : 'path';
    form.setError(name, { message: t(`taken-${name}`, { name: taken.name }) }, { shouldFocus: true });
  };
  const finish = async () => {
    if (await record.save()) return;
    const wrong = steps.findIndex((one) => one.fields.some((name) => form.getFieldState(name).invalid));
    if (wrong >= 0) go(wrong);
  };
  const isLast = at === steps.length - 1;
  useShortcut({ keys: 'Ctrl Enter', label: t(isLast ? 'make' : 'next'), group: t('newVenture') }, () =>
    isLast ? finish() : next(),
  );
  const isPortal = value.id === portalId;
  const address = isPortal ? `${publicUrl}/` : `${publicUrl}/${value.path}`;
  const kind = isPortal ? 'portal' : value.hasShop ? 'shop' : 'site';
  return (
    <>
      <Steps at={at} onGo={go} />
      {record.error && <Notice kind="error" title={record.error} />}
      {isPortal && (
        <Notice kind="attention" title={t('portalFirst', { address })}>
          {t('portalFirstText')}
        </Notice>
      )}
      <form
        className="cols cols--aside"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void (isLast ? finish() : next());
        }}
      >
        <Card
          title={t(`step-${step.id}`)}
          foot={
            <div className="acts">
              {at > 0 && <Button onClick={() => go(at - 1)}>{t('back')}</Button>}
              <Button type="submit" look="primary" state={record.isSaving ? 'busy' : 'idle'}>
                {t(isLast ? 'make' : 'next')}
                <Keys keys="Ctrl Enter" />
              </Button>
            </div>
          }
        >
          <div className="stack">
            {step.id === 'identity' && (
              <>
                <IdentityFields {...fields} />
                <div className="vtwo">
                  <TextField
                    label={t('field-id')}
                    hint={t('hint-id')}
                    error={errors.id?.message}
                    inputMode="numeric"
                    value={value.id}
                    maxLength={9}
                    autoComplete="off"
                    onChange={({ target }) => put({ id: target.value })}
                  />
                  <TextField
                    label={t('field-path')}
                    hint={isPortal ? `${publicUrl}/${value.path}` : address}
                    error={errors.path?.message}
                    value={value.path}
                    maxLength={40}
                    spellCheck={false}
                    autoComplete="off"
                    onChange={({ target }) => put({ path: target.value.toLowerCase() })}
                  />
                </div>
                <DomainField {...fields} address={address} />
              </>
            )}
            {step.id === 'looks' && (
              <>
                <AccentField {...fields} />
                <LogoFields {...fields} ventureId={value.id} />
              </>
            )}
            {step.id === 'switches' && <SwitchFields {...fields} isPortal={isPortal} />}
            {step.id === 'pages' && <StarterPages value={value} onChange={(pages) => put({ pages })} />}
          </div>
        </Card>
        <Card title={t('preview')}>
          <div className="stack">
            <HeaderPreview {...value} hasShop={value.hasShop && !isPortal} />
            <Facts
              facts={[
                [t('address'), address],
                [t('field-id'), value.id],
                [t('kind'), t(`kind-${kind}`)],
              ]}
            />
          </div>
        </Card>
      </form>
    </>
  );
}

/** The portal comes first: without it the platform's own address shows nothing. */
function firstValues(ventures: readonly VentureRow[], portalId: string): NewVenture {
  const hasPortal = ventures.some(({ ventureId }) => ventureId === portalId);
  const highest = Math.max(100, ...ventures.flatMap(({ ventureId }) => Number(ventureId) || []));
  return {
    id: hasPortal ? String(Math.floor(highest / 10) * 10 + 10) : portalId,
    ...{ name: '', path: '', slogan: '', email: '', phone: '' },
    ...{ accentColor: '#12355B', logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null },
    ...usualSwitches(true),
    pages: [...starterPages],
  };
}

/** The path follows the name until the user changes it; shop options are only available with a shop. */
function withFollowers(before: NewVenture, given: Partial<VentureEdit>): Partial<NewVenture> {
  const pathOf = (name: string) => slug(name).slice(0, 40).replace(/-+$/, '');
  const isFollowing = given.name !== undefined && before.path === pathOf(before.name);
  return {
    ...(given.hasShop === undefined ? {} : { ...usualSwitches(given.hasShop), domain: before.domain }),
    ...given,
    ...(isFollowing ? { path: pathOf(given.name ?? '') } : {}),
  };
}

/** The steps as a folding rule; completed ones are buttons. */
function Steps({ at, onGo }: { at: number; onGo: (to: number) => void }) {
  const { t } = useTranslation('beheer-ventures');
  return (
    <nav className="wiz wiz--4" aria-label={t('steps')}>
      {steps.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className={index === at ? 'now' : index < at ? 'done' : undefined}
          aria-current={index === at ? 'step' : undefined}
          disabled={index > at}
          onClick={() => onGo(index)}
        >
          <b>{t('step', { number: String(index + 1), name: t(`step-${id}`) })}</b>
          {t(`stepNote-${id}`)}
        </button>
      ))}
    </nav>
  );
}

interface StarterPagesProps {
  value: NewVenture;
  onChange: (pages: StarterPage[]) => void;
}

function StarterPages({ value: { pages, hasShop }, onChange }: StarterPagesProps) {
  const { t } = useTranslation('beheer-ventures');
  const offered = starterPages.filter((page) => hasShop || page !== 'previouslyOrdered');
  return (
    <>
      <p>
        {t(hasShop ? 'pagesAlwaysShop' : 'pagesAlways')} {t('pagesText')}
      </p>
      <fieldset className="vpages">
        <legend className="field__label">{t('pagesChoose')}</legend>
        {offered.map((page) => (
          <Checkbox
            key={page}
            checked={pages.includes(page)}
            onChange={() => onChange(starterPages.filter((one) => pages.includes(one) !== (one === page)))}
          >
            {t(`page-${page}`)}
            <span className="vpages__hint">{t(`pageHint-${page}`)}</span>
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
