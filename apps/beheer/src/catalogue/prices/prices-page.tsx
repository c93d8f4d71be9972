import { beheerPriceRoutes, type PriceExplanation } from '@bouwpoort/contract/catalogue/prices.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../frame/api/read.ts';
import { useInvalidFocus } from '../../frame/form/use-invalid-focus.ts';
import { Card } from '../../frame/kit/card.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useScope } from '../../frame/session/scope.ts';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { ArticlePrices } from './article-prices.tsx';
import { Finder } from './finder.tsx';
import { PriceSteps, priceTextOf } from './price-steps.tsx';
import { TypedInput } from './typed-input.tsx';

const methods = ['storedelivery', 'instorepickup', 'directdelivery'] as const;
type Method = (typeof methods)[number];

/** The question is in the address: a link to an explanation shows it again. */
function useAsked() {
  const [params, setParams] = useAddressParams();
  const method = methods.find((one) => one === params.get('levering')) ?? 'storedelivery';
  const asked = {
    customerId: params.get('klant') ?? '',
    code: params.get('artikel') ?? '',
    quantity: params.get('aantal') ?? '1',
    unit: params.get('eenheid') ?? '',
    date: params.get('datum') ?? '',
    method,
  };
  const names = {
    customerId: 'klant',
    code: 'artikel',
    quantity: 'aantal',
    unit: 'eenheid',
    date: 'datum',
    method: 'levering',
  };
  const ask = (change: Partial<typeof asked>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...change, ...(change.code === undefined ? {} : { unit: '' }) }).map(([name, value]) => [
          names[name as keyof typeof names],
          value,
        ]),
      ),
      // Otherwise each typed character would be a history entry.
      { replace: true },
    );
  return [asked, ask] as const;
}

export function Component() {
  const { t } = useTranslation('beheer-prices');
  const { venture } = useScope();
  const notify = useUndoNotice();
  const [asked, ask] = useAsked();
  const { customerId, code, quantity, unit, date, method } = asked;
  const isComplete = customerId !== '' && code !== '';
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...read(beheerPriceRoutes.explain, {
      query: { customerId, code, quantity, method, ...(unit ? { unit } : {}), ...(date ? { date } : {}) },
    }),
    enabled: isComplete,
    staleTime: 0,
  });
  const isRefused = error instanceof ApiProblem && error.status < 500;
  const [missing, setMissing] = useState<object | null>(null);
  const form = useInvalidFocus(missing);
  const refused = isRefused ? (error.problem.errors ?? {}) : {};
  const mistakeAt = (field: 'customerId' | 'code' | 'quantity' | 'date') =>
    refused[field]?.[0] ??
    (missing && (field === 'customerId' || field === 'code') && asked[field] === ''
      ? t(`missing-${field}`)
      : undefined);
  const isAtField = (['customerId', 'code', 'quantity', 'date'] as const).some((field) => refused[field]);
  const explanation = error ? undefined : data;
  const copyLink = async () => {
    await navigator.clipboard.writeText(location.href);
    notify({ text: t('linkCopied') });
  };
  return (
    <>
      <SectionHead>
        {explanation && (
          <Button icon="copy" onClick={copyLink}>
            {t('copyLink')}
          </Button>
        )}
      </SectionHead>
      <Card className="px__ask">
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isComplete) void refetch();
            else setMissing({});
          }}
        >
          <div className="px">
            <Finder
              label={t('customer')}
              error={mistakeAt('customerId')}
              route={beheerPriceRoutes.customers}
              ventureId={venture?.ventureId}
              value={customerId}
              name={explanation?.customer.customerId === customerId ? explanation.customer.customerName : undefined}
              onChoose={(chosen) => ask({ customerId: chosen })}
            />
            <Finder
              label={t('article')}
              error={mistakeAt('code')}
              route={beheerPriceRoutes.articles}
              ventureId={explanation?.customer.ventureId ?? venture?.ventureId}
              value={code}
              name={explanation?.article.code === code ? explanation.article.name : undefined}
              onChoose={(chosen) => ask({ code: chosen })}
            />
          </div>
          <div className="px px--row">
            <Field label={t('quantity')} error={mistakeAt('quantity')}>
              {(control) => (
                <TypedInput
                  {...control}
                  figures
                  type="number"
                  min="0.0001"
                  step="any"
                  value={quantity}
                  onType={(typed) => ask({ quantity: typed })}
                />
              )}
            </Field>
            <SelectField
              label={t('unit')}
              value={unit || (explanation?.article.salesUnit ?? '')}
              options={(explanation?.article.units ?? (unit ? [unit] : [])).map((value) => ({
                value,
                label: unitName(value, 1),
              }))}
              onChange={({ target }) => ask({ unit: target.value })}
            />
            <Field label={t('date')} error={mistakeAt('date')}>
              {(control) => (
                <TypedInput
                  {...control}
                  type="date"
                  value={date || dayOf(new Date())}
                  onType={(typed) => ask({ date: typed })}
                />
              )}
            </Field>
            <SelectField
              label={t('method')}
              value={method}
              options={methods.map((value) => ({ value, label: t(`method-${value}`) }))}
              onChange={({ target }) => ask({ method: target.value as Method })}
            />
            <Button type="submit" look="primary">
              {t('explain')}
            </Button>
          </div>
        </form>
      </Card>
      {error &&
        !isAtField &&
        (isRefused ? <Notice kind="error" title={error.message} /> : <LoadError error={error} retry={refetch} />)}
      {!isComplete && <EmptyNotice icon="euro" title={t('nothingAsked')} text={t('nothingAskedText')} />}
      {explanation && <Explanation explanation={explanation} at={new Date(dataUpdatedAt)} />}
    </>
  );
}

function Explanation({ explanation, at }: { explanation: PriceExplanation; at: Date }) {
  const { t } = useTranslation('beheer-prices');
  const [withOthers, setWithOthers] = useState(true);
  const { paid, article, quantity } = explanation;
  const shown = paid && priceTextOf(paid);
  return (
    <div className="cols px2">
      <div className="col">
        <Card>
          <p className="muted">{article.name}</p>
          <div className="pxprice">
            {paid && shown ? (
              <>
                <span className="pxprice__big">
                  {shown.price} <small>{t('per', { unit: shown.unit })}</small>
                </span>
                <span className="muted">
                  {quantityWords({
                    quantity,
                    salesUnit: article.salesUnit,
                    agreed: { unitId: paid.priceUnit, quantity: paid.quantity },
                  })}
                </span>
                <span className="muted">{t('exVat')}</span>
              </>
            ) : (
              <span className="pxprice__big">{t('noPrice')}</span>
            )}
          </div>
          {paid && shown && (
            <dl className="sum">
              <div>
                <dt>
                  {showAmount(paid.quantity, paid.priceUnit)} × {shown.price}
                  {shown.unit === unitName(paid.priceUnit, 1) ? '' : ` ${t('per', { unit: shown.unit })}`}
                </dt>
                <dd>{showEuros(paid.amount)}</dd>
              </div>
              {paid.saved !== null && paid.saved > 0 && (
                <div>
                  <dt>{t('saved')}</dt>
                  <dd>{showEuros(paid.saved)}</dd>
                </div>
              )}
            </dl>
          )}
        </Card>
        <Card
          title={t('steps')}
          bare
          tools={
            <label className="switch">
              <input type="checkbox" checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)} />
              {t('withOthers')}
            </label>
          }
        >
          <PriceSteps explanation={explanation} at={at} withOthers={withOthers} />
        </Card>
      </div>
      <div className="col">
        <ArticlePrices explanation={explanation} />
      </div>
    </div>
  );
}
