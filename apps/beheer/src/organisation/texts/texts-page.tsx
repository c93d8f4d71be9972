import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { type BeheerText, beheerSiteRoutes } from '@bouwpoort/contract/organisation/site.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { draftKey, readDraft, writeDraft } from '../../frame/form/draft.ts';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { useAddressParams } from '../../frame/session/address-params.ts';
import { useHasPermission, useMe } from '../../frame/session/session.ts';
import { SearchField } from '../../frame/table/search-field.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { WebHead } from '../ventures/web-head.tsx';

const onlyChanged = 'gewijzigd';

/** The texts of the site: searched, overridden, and reset to the default of the release. */
export function Component() {
  const { t } = useTranslation('beheer-web');
  const may = useHasPermission('content.edit', { ventureId: null });
  const [search, setSearch] = useAddressParams();
  const words = search.get('zoek') ?? '';
  const part = search.get('deel') ?? '';
  const query = {
    ...(words === '' ? {} : { search: words }),
    ...(part === onlyChanged ? { changed: 'true' as const } : part === '' ? {} : { namespace: part }),
  };
  const { data, error, refetch } = useQuery({
    ...read(beheerSiteRoutes.texts, { query }),
    placeholderData: keepPreviousData,
  });
  const changedInAll = data?.namespaces.reduce((sum, { changed }) => sum + changed, 0) ?? 0;
  return (
    <>
      <WebHead />
      {!may && <PermissionNote permission="content.edit" />}
      {error && <LoadError error={error} retry={refetch} />}
      <div className="texts__tools">
        <SearchField
          label={t('searchTexts')}
          placeholder={t('searchTexts')}
          list={{ search: words, change: ({ search: value }) => setSearch({ zoek: value }) }}
        />
        <Select
          aria-label={t('partOfSite')}
          value={part}
          onChange={({ target }) => setSearch({ deel: target.value })}
          options={[
            { value: '', label: t('allParts') },
            { value: onlyChanged, label: t('changedTexts', { count: changedInAll }) },
            ...(data?.namespaces ?? []).map(({ namespace, count }) => ({
              value: namespace,
              label: `${t(`part-${namespace}`)} (${count})`,
            })),
          ]}
        />
        {data && <span className="muted">{t('textsFound', { count: data.count, shown: showNumber(data.count) })}</span>}
      </div>
      {!data && !error && <Skeleton height="12rem" />}
      {data?.texts.length === 0 && <EmptyNotice icon="b-text" title={t('noTexts')} text={t('noTextsText')} />}
      {data && data.texts.length > 0 && (
        <Card
          bare
          {...(data.count > data.texts.length
            ? { foot: <span>{t('moreTexts', { count: data.texts.length })}</span> }
            : {})}
        >
          <ul className="texts">
            {data.texts.map((text) => (
              <TextRow key={`${text.namespace}/${text.key}`} text={text} may={may} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function TextRow({ text, may }: { text: BeheerText; may: boolean }) {
  const { t } = useTranslation('beheer-web');
  const { t: common } = useTranslation('beheer');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const now = text.own ?? text.shipped ?? '';
  const { namespace, key } = text;
  const store = draftKey(useMe().staffId, `text/${namespace}/${key}`);
  const [draft, setShownDraft] = useState(() => readDraft<string>(sessionStorage, store)?.values);
  const setDraft = (next: string | undefined) => {
    const isChange = next !== undefined && next !== now;
    writeDraft(sessionStorage, store, isChange ? { version: null, values: next } : undefined);
    setShownDraft(next);
  };
  const send = async (next: string | null, before: string | null) => {
    const saved = await call(beheerSiteRoutes.changeText, { params: { namespace, key }, body: { text: next, before } });
    await Promise.all(
      [beheerSiteRoutes.texts, auditRoutes.history].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
    return saved;
  };
  const save = useMutation({
    mutationFn: (next: string | null) => send(next, text.own),
    onSuccess: (saved) => {
      setDraft(undefined);
      notify({ text: t('textSaved'), undo: () => send(text.own, saved.own) });
    },
  });
  const refused = save.error instanceof ApiProblem ? save.error.problem.errors?.text : undefined;
  const label = `${t(`part-${namespace}`)}: ${key}`;
  return (
    <li className="texts__row">
      <div className="texts__name">
        <b className="b trunc">{t(`part-${namespace}`)}</b>
        <code className="trunc">{key}</code>
        {text.own !== null && <StateMark look="new">{t('ownText')}</StateMark>}
      </div>
      <div className="texts__text">
        {draft === undefined ? (
          <p>{now}</p>
        ) : (
          <>
            <Textarea
              aria-label={label}
              rows={2}
              value={draft}
              // Only where it was just opened, not where unsaved work is shown again.
              autoFocus={draft === now}
              onChange={({ target }) => setDraft(target.value)}
            />
            {save.error && <p className="field__error">{refused?.join('. ') ?? save.error.message}</p>}
          </>
        )}
        {text.own !== null && text.shipped !== null && (
          <p className="muted">{t('shippedText', { text: text.shipped })}</p>
        )}
      </div>
      {may && (
        <div className="acts">
          {draft === undefined ? (
            <Button
              look="quiet"
              className="btn--s"
              icon="pencil"
              aria-label={t('editText', { name: label })}
              onClick={() => setDraft(now)}
            >
              {t('change')}
            </Button>
          ) : (
            <>
              <Button
                look="primary"
                className="btn--s"
                state={save.isPending ? 'busy' : 'idle'}
                disabled={draft === now}
                onClick={() => save.mutate(draft)}
              >
                {common('save')}
              </Button>
              <Button
                look="quiet"
                className="btn--s"
                onClick={() => {
                  save.reset();
                  setDraft(undefined);
                }}
              >
                {common('cancel')}
              </Button>
            </>
          )}
          {text.own !== null && text.shipped !== null && draft === undefined && (
            <Button look="quiet" className="btn--s" onClick={() => save.mutate(null)}>
              {t('putBackText')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
