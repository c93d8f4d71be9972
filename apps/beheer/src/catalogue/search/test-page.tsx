import { beheerSearchRoutes, type TestedQuery } from '@bouwpoort/contract/catalogue/search.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { categoryOptions, useCategories, useShop } from '../products/use-shop.ts';
import { DraftsBar } from './drafts-bar.tsx';
import { HitExplanation } from './hit-explanation.tsx';
import { Problem, SearchHead } from './search-head.tsx';
import { asTyped } from './search-words.ts';
import { TestedHits } from './tested-hits.tsx';
import { useSearchAttempt, useTuningChange } from './use-search-changes.ts';

/** The results of a query, the reasons, and the staff's tuning. */
export function Component() {
  const { t } = useTranslation('beheer-search');
  const shop = useShop();
  const ventureId = shop?.ventureId ?? '';
  const may = useHasPermission('search.tune', { ventureId });
  const [params] = useAddressParams();
  const query = params.get('q') ?? '';
  const categoryId = params.get('categorie') === null ? null : Number(params.get('categorie'));
  const attempts = useSearchAttempt();
  const change = useTuningChange(attempts);
  const [chosen, setChosen] = useState<number>();
  const isAsked = shop !== undefined && (query !== '' || categoryId !== null);
  const { data, error, refetch } = useQuery({
    queryKey: [beheerSearchRoutes.test.path, { ventureId, query, categoryId }],
    queryFn: ({ signal }) => call(beheerSearchRoutes.test, { body: { ventureId, query, categoryId }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const tested = isAsked ? data : undefined;
  const hit = tested?.hits.find(({ productId }) => productId === chosen) ?? tested?.hits[0];
  return (
    <>
      <SearchHead />
      <Card className="qsheet">
        <QueryForm key={`${query} ${categoryId} ${ventureId}`} query={query} categoryId={categoryId} />
        {tested && <Reading tested={tested} />}
      </Card>
      <Problem text={attempts.problem} />
      {error && <LoadError error={error} retry={refetch} />}
      {!isAsked && <EmptyNotice icon="search" title={t('askTitle')} text={t('askText')} />}
      {tested && (
        <div className="cols cols--log">
          <TestedHits
            tested={tested}
            chosen={hit?.productId}
            onChoose={setChosen}
            may={may}
            onChange={(update) => change(tested.tuning, update)}
          />
          {hit && (
            <HitExplanation
              key={hit.productId}
              hit={hit}
              tuning={tested.tuning}
              may={may}
              onChange={(update) => change(tested.tuning, update)}
            />
          )}
        </div>
      )}
      {shop && <DraftsBar ventureId={shop.ventureId} />}
    </>
  );
}

function QueryForm({ query, categoryId }: { query: string; categoryId: number | null }) {
  const { t } = useTranslation('beheer-search');
  const { t: common } = useTranslation('beheer');
  const { ventures, choose } = useScope();
  const shop = useShop();
  const categories = useCategories(shop?.ventureId);
  const [, setParams] = useAddressParams();
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(query), [query]);
  useShortcut({ keys: '/', label: t('query'), group: common('keysEverywhere') }, () => input.current?.select());
  const ask = (text: string, category: string) =>
    // A category is tuned as a list of its own, without a query.
    setParams({ categorie: category, q: category === '' ? text.trim() : undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed, '');
  };
  return (
    <form className="qform" onSubmit={submit}>
      <Field label={t('query')}>
        {(control) => (
          <span className="search-in">
            <Icon name="search" size="small" />
            <Input
              {...control}
              ref={input}
              value={typed}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
            <Keys keys="/" />
          </span>
        )}
      </Field>
      <SelectField
        label={t('orCategory')}
        value={categoryId === null ? '' : String(categoryId)}
        options={[{ value: '', label: t('noCategory') }, ...categoryOptions(categories ?? [])]}
        onChange={({ target }) => ask(typed, target.value)}
      />
      <SelectField
        label={t('venture')}
        value={shop?.ventureId ?? ''}
        options={ventures
          .filter(({ hasShop }) => hasShop)
          .map(({ ventureId, name }) => ({ value: ventureId, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
      <Button type="submit" look="primary">
        {t('ask')}
        <Keys keys="Enter" />
      </Button>
    </form>
  );
}

/** How the search interprets the words. */
function Reading({ tested }: { tested: TestedQuery }) {
  const { t } = useTranslation('beheer-search');
  const { reading, total, liveTotal, milliseconds, strictness, didYouMean } = tested;
  return (
    <div className="tok">
      {reading.length > 0 && <span className="muted">{t('reading')}</span>}
      {reading.map(({ text: read, ways }, at) => {
        const text = asTyped(read);
        const way = ways.find(({ because }) => because === 'synonym') ?? ways[0];
        const meant = way?.terms[0] && asTyped(way.terms[0]);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may be typed twice
          <span key={at} className="tok__i">
            {way === undefined ? (
              <>
                <del>{text}</del> <small>{t('unknownWord')}</small>
              </>
            ) : meant === undefined || way.because === 'whole' ? (
              <b>{text}</b>
            ) : (
              <>
                <span>{text}</span>
                <Icon name="arrow-right" size="small" />
                <b>{meant}</b> <small>{t(`because-${way.because}`)}</small>
              </>
            )}
          </span>
        );
      })}
      <span className="muted num">
        {t('found', {
          count: total,
          number: showNumber(total),
          milliseconds: showNumber(milliseconds),
        })}
        {total !== liveTotal && `, ${t('foundLive', { number: showNumber(liveTotal) })}`}
        {strictness !== 'all' && `, ${t(`strictness-${strictness}`)}`}
        {didYouMean !== null && `, ${t('didYouMean', { text: didYouMean })}`}
      </span>
    </div>
  );
}
