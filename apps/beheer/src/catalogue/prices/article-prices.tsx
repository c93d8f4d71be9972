import {
  type Agreement,
  type BeheerCostPrice,
  type BeheerListPrice,
  beheerPriceRoutes,
  type PriceExplanation,
} from '@bouwpoort/contract/catalogue/prices.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { perWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { History } from '../../frame/history/history.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { dayOf } from '../../frame/texts/dutch-time.ts';
import { parseAmount } from './price-words.ts';

const routes = beheerPriceRoutes;

/** The rows that determine the price: the list price, and the agreements with this customer and its group. */
export function ArticlePrices({ explanation }: { explanation: PriceExplanation }) {
  const { t } = useTranslation('beheer-prices');
  const { customer, article } = explanation;
  const { ventureId, code } = article;
  const may = useHasPermission('prices.edit', { ventureId });
  const { data, error, refetch } = useQuery(
    read(routes.article, { params: { ventureId, code }, query: { customerId: customer.customerId } }),
  );
  const { problem, attempt } = useAttempt([routes.article, routes.explain, auditRoutes.history]);
  if (error) return <LoadError error={error} retry={refetch} />;
  return (
    <>
      {problem && <Notice kind="error" title={problem} />}
      {!may && <PermissionNote permission="prices.edit" />}
      {data && (
        <>
          <ListPriceSheet
            key={data.listPrice?.version}
            explanation={explanation}
            listPrice={data.listPrice}
            may={may}
            attempt={attempt}
          />
          <CostPriceSheet
            key={`cost ${data.costPrice?.price}`}
            explanation={explanation}
            costPrice={data.costPrice}
            may={may}
            attempt={attempt}
          />
          <AgreementsSheet explanation={explanation} agreements={data.agreements} may={may} attempt={attempt} />
        </>
      )}
      <Card title={t('history')}>
        <History
          entity="list-price"
          entityId={`${ventureId} ${code}`}
          fieldName={(field) => t(`field-${field}`)}
          show={(field, value) => (typeof value === 'number' && /price/i.test(field) ? showEuros(value) : undefined)}
        />
      </Card>
    </>
  );
}

interface PartProps {
  explanation: PriceExplanation;
  may: boolean;
  attempt: (work: () => Promise<unknown>) => Promise<unknown>;
}

const typedAmount = (price: number) => String(price).replace('.', ',');

function ListPriceSheet({ explanation, listPrice, may, attempt }: PartProps & { listPrice: BeheerListPrice | null }) {
  const { t } = useTranslation('beheer-prices');
  const notify = useUndoNotice();
  const { ventureId, code, priceUnit } = explanation.article;
  const [delivery, setDelivery] = useState(listPrice ? typedAmount(listPrice.priceDelivery) : '');
  const [pickup, setPickup] = useState(listPrice ? typedAmount(listPrice.pricePickup) : '');
  const per = listPrice?.salesPricePer ?? 1;
  const [priceDelivery, pricePickup] = [parseAmount(delivery), parseAmount(pickup)];
  const put = (priceDelivery: number, pricePickup: number, version: number | null) =>
    call(routes.setListPrice, {
      params: { ventureId, code },
      body: { priceDelivery, pricePickup, salesPricePer: per, version },
    });
  const isChanged = listPrice?.priceDelivery !== priceDelivery || listPrice?.pricePickup !== pricePickup;
  const save = () =>
    attempt(async () => {
      if (priceDelivery === undefined || pricePickup === undefined) return;
      const saved = await put(priceDelivery, pricePickup, listPrice?.version ?? null);
      notify({
        text: t('listPriceSaved'),
        ...(listPrice
          ? { undo: () => attempt(() => put(listPrice.priceDelivery, listPrice.pricePickup, saved.version)) }
          : {}),
      });
    });
  return (
    <Card
      title={t('step-list')}
      tools={<span className="mini muted">{t('per', { unit: perWords(priceUnit, per) })}</span>}
    >
      <form
        className="px px--three"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {(
          [
            ['priceDelivery', delivery, setDelivery],
            ['pricePickup', pickup, setPickup],
          ] as const
        ).map(([name, typed, setTyped]) => (
          <TextField
            key={name}
            label={t(`field-${name}`)}
            error={typed !== '' && parseAmount(typed) === undefined ? t('noAmount') : undefined}
            figures
            inputMode="decimal"
            value={typed}
            readOnly={!may}
            required
            onChange={({ target }) => setTyped(target.value)}
          />
        ))}
        {may && (
          <Button type="submit" disabled={!isChanged || priceDelivery === undefined || pricePickup === undefined}>
            {t('save')}
          </Button>
        )}
      </form>
    </Card>
  );
}

/** The purchase price, used to compute the margins of quotes. */
function CostPriceSheet({ explanation, costPrice, may, attempt }: PartProps & { costPrice: BeheerCostPrice | null }) {
  const { t } = useTranslation('beheer-prices');
  const notify = useUndoNotice();
  const { ventureId, code, priceUnit } = explanation.article;
  const [typed, setTyped] = useState(costPrice ? typedAmount(costPrice.price) : '');
  const per = costPrice?.salesPricePer ?? 1;
  const price = typed.trim() === '' ? null : parseAmount(typed);
  const put = (next: number | null, before: number | null) =>
    call(routes.setCostPrice, {
      params: { ventureId, code },
      body: { price: next, salesPricePer: per, before },
    });
  const save = () =>
    attempt(async () => {
      if (price === undefined) return;
      const before = costPrice?.price ?? null;
      await put(price, before);
      notify({ text: t('costSaved'), undo: () => attempt(() => put(before, price)) });
    });
  return (
    <Card
      title={t('cost')}
      tools={<span className="mini muted">{t('per', { unit: perWords(costPrice?.priceUnit ?? priceUnit, per) })}</span>}
    >
      <form
        className="px px--two"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t('field-costPrice')}
          hint={t('costHint')}
          {...(price === undefined ? { error: t('noAmount') } : {})}
          figures
          inputMode="decimal"
          value={typed}
          readOnly={!may}
          onChange={({ target }) => setTyped(target.value)}
        />
        {may && (
          <Button type="submit" disabled={price === undefined || price === (costPrice?.price ?? null)}>
            {t('save')}
          </Button>
        )}
      </form>
    </Card>
  );
}

function AgreementsSheet({ explanation, agreements, may, attempt }: PartProps & { agreements: readonly Agreement[] }) {
  const { t } = useTranslation('beheer-prices');
  const notify = useUndoNotice();
  const today = dayOf(new Date());
  const end = async ({ agreementId, version, validUntil }: Agreement, day: string | null) => {
    const put = (until: string | null, over: number) =>
      call(routes.endAgreement, { params: { agreementId }, body: { validUntil: until, version: over } });
    const ended = await put(day, version);
    notify({
      text: t('agreementEnded', { number: String(agreementId) }),
      undo: () => attempt(() => put(validUntil, ended.version)),
    });
  };
  return (
    <Card
      title={t('agreements')}
      bare
      foot={may ? <AddAgreement explanation={explanation} attempt={attempt} /> : undefined}
    >
      {agreements.length === 0 && <p className="sheet__body muted">{t('noAgreements')}</p>}
      <ul className="agr">
        {agreements.map((one) => (
          <li key={one.agreementId}>
            <span>
              <b className="b">{one.customerId ?? t('groupName', { group: one.customerGroup ?? '' })}</b>
              <span className="sub">
                {t('agreementDays', {
                  number: String(one.agreementId),
                  from: showDate(one.validFrom),
                  until: one.validUntil === null ? t('forever') : showDate(one.validUntil),
                })}
              </span>
            </span>
            <span className="agr__p">
              {showEuros(one.priceDelivery)}
              <span className="sub">{t('per', { unit: perWords(one.priceUnit, one.salesPricePer) })}</span>
            </span>
            {may && (one.validUntil === null || one.validUntil > today) && (
              <Button
                className="btn--s"
                aria-label={t('endAgreement', { number: String(one.agreementId) })}
                onClick={() => attempt(() => end(one, one.validFrom > today ? one.validFrom : today))}
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AddAgreement({ explanation, attempt }: Pick<PartProps, 'explanation' | 'attempt'>) {
  const { t } = useTranslation('beheer-prices');
  const notify = useUndoNotice();
  const { customer, article } = explanation;
  const [whose, setWhose] = useState('customer');
  const [price, setPrice] = useState('');
  const [validFrom, setFrom] = useState(dayOf(new Date()));
  const [validUntil, setUntil] = useState('');
  const amount = parseAmount(price);
  const add = async () => {
    if (amount === undefined) return;
    const isOwn = whose === 'customer';
    const created = await call(routes.addAgreement, {
      body: {
        ventureId: article.ventureId,
        code: article.code,
        customerId: isOwn ? customer.customerId : null,
        customerGroup: isOwn ? null : customer.customerGroup,
        priceDelivery: amount,
        pricePickup: amount,
        salesPricePer: 1,
        priceUnit: article.priceUnit,
        validFrom,
        validUntil: validUntil === '' ? null : validUntil,
      },
    });
    setPrice('');
    notify({ text: t('agreementAdded', { number: String(created.agreementId) }) });
  };
  return (
    <form
      className="dev__add"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(add);
      }}
    >
      <Select
        aria-label={t('agreementFor')}
        value={whose}
        options={[
          { value: 'customer', label: t('forCustomer', { number: customer.customerId }) },
          { value: 'group', label: t('groupName', { group: customer.customerGroup }) },
        ]}
        onChange={({ target }) => setWhose(target.value)}
      />
      <Input
        figures
        inputMode="decimal"
        aria-label={t('agreementPrice', { unit: perWords(article.priceUnit, 1) })}
        placeholder={t('agreementPrice', { unit: perWords(article.priceUnit, 1) })}
        aria-invalid={(price !== '' && amount === undefined) || undefined}
        value={price}
        required
        onChange={({ target }) => setPrice(target.value)}
      />
      <Input
        type="date"
        aria-label={t('validFrom')}
        value={validFrom}
        required
        onChange={({ target }) => setFrom(target.value)}
      />
      <Input
        type="date"
        aria-label={t('validUntil')}
        value={validUntil}
        min={validFrom}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button type="submit" className="btn--s" icon="plus" disabled={amount === undefined}>
        {t('addAgreement')}
      </Button>
    </form>
  );
}
