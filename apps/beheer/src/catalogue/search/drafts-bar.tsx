import {
  beheerSearchRoutes,
  type Publication,
  type Trial,
  type TriedQuery,
} from '@bouwpoort/contract/catalogue/search.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { useSearchSummary } from './search-head.tsx';
import { sendTuning, useSearchAttempt } from './use-search-changes.ts';

const routes = beheerSearchRoutes;

/** Prepared changes that are not online yet, with a trial before publishing. */
export function DraftsBar({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation('beheer-search');
  const { t: common } = useTranslation('beheer');
  const notify = useUndoNotice();
  const may = useHasPermission('search.tune', { ventureId });
  const drafts = useSearchSummary(ventureId)?.drafts ?? 0;
  const [isTrying, setTrying] = useState(false);
  const { problem, attempt, refresh } = useSearchAttempt();
  const isShown = drafts > 0;
  useShortcut({ keys: 'Ctrl S', label: t('tryAndPublish'), group: common('keysEverywhere') }, () => setTrying(true), {
    enabled: isShown && may && !isTrying,
  });
  const discard = () =>
    attempt(async () => {
      const gone = await call(routes.discard, { body: { ventureId } });
      notify({
        text: t('discarded', { count: gone.synonyms.length + gone.tunings.length }),
        undo: async () => {
          await prepareAgain(gone);
          await refresh();
        },
      });
    });
  return (
    <>
      {problem && <Notice kind="error" title={problem} />}
      {isShown && (
        <section className="dock dock--save" aria-label={t('drafts')}>
          <span>
            <b>{drafts}</b> {t('draftCount', { count: drafts })}
          </span>
          <span className="push acts">
            {may ? (
              <>
                <Button className="btn--dark" look="plain" onClick={discard}>
                  {t('discard')}
                </Button>
                <Button look="safety" onClick={() => setTrying(true)}>
                  {t('tryAndPublish')}
                  <Keys keys="Ctrl S" />
                </Button>
              </>
            ) : (
              <Button className="btn--dark" look="plain" onClick={() => setTrying(true)}>
                {t('try')}
              </Button>
            )}
          </span>
        </section>
      )}
      {isTrying && (
        <TrialDialog
          ventureId={ventureId}
          may={may}
          onClose={() => setTrying(false)}
          onPublished={async (publication) => {
            setTrying(false);
            await refresh();
            notify({
              text: t('published', { count: publication.synonyms.length + publication.tunings.length }),
              undo: async () => {
                await call(routes.unpublish, { body: publication });
                await refresh();
              },
            });
          }}
        />
      )}
    </>
  );
}

type Discarded = Awaited<ReturnType<typeof call<typeof routes.discard>>>;

/** Restores discarded changes: new ones are created again, others are applied over the online state. */
async function prepareAgain({ synonyms, tunings }: Discarded): Promise<void> {
  for (const { synonymId, edit, state, version } of synonyms) {
    if (state === 'new') await call(routes.addSynonym, { body: edit });
    else if (state === 'removing')
      await call(routes.removeSynonym, { params: { synonymId }, query: { version: version + 1 } });
    else await call(routes.changeSynonym, { params: { synonymId }, body: { edit, version: version + 1 } });
  }
  for (const { live, items, version, ...subject } of tunings)
    await sendTuning(subject, items, live === null ? 0 : version + 1);
}

const looks: Readonly<Record<TriedQuery['verdict'], StateLook>> = {
  better: 'ok',
  worse: 'bad',
  changed: 'wait',
  same: 'done',
};
const order: readonly TriedQuery['verdict'][] = ['worse', 'better', 'changed', 'same'];

interface TrialDialogProps {
  ventureId: string;
  may: boolean;
  onClose: () => void;
  onPublished: (publication: Publication) => Promise<void>;
}

/** Which queries improve, get worse or change, before anything is published. */
function TrialDialog({ ventureId, may, onClose, onPublished }: TrialDialogProps) {
  const { t } = useTranslation('beheer-search');
  const { t: common } = useTranslation('beheer');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [routes.trial.path, { ventureId }],
    queryFn: ({ signal }) => call(routes.trial, { body: { ventureId }, signal }),
    gcTime: 0,
  });
  const { problem, attempt } = useSearchAttempt();
  const publish = (trial: Trial) =>
    attempt(async () => {
      await onPublished(await call(routes.publish, { body: { ventureId, fingerprint: trial.fingerprint } }));
    });
  const isReady = data !== undefined && !isFetching;
  useShortcut(
    { keys: 'Ctrl Enter', label: t('publish'), group: common('keysEverywhere') },
    () => data && publish(data),
    {
      enabled: isReady && may,
    },
  );
  const count = (verdict: TriedQuery['verdict']) => data?.queries.filter((one) => one.verdict === verdict).length ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('trial')}
      shape="side-panel"
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {may && (
            <Button
              look="primary"
              state={isReady ? 'idle' : 'busy'}
              disabled={!isReady}
              onClick={() => data && publish(data)}
            >
              {t(count('worse') > 0 ? 'publishAllTheSame' : 'publish')}
              <Keys keys="Ctrl Enter" />
            </Button>
          )}
        </>
      }
    >
      {error && <LoadError error={error} retry={refetch} />}
      {problem && <Notice kind="error" title={problem} />}
      {!data && !error && <Skeleton height="8rem" />}
      {data && (
        <>
          <p>
            {t('trialOf', {
              synonyms: t('synonymCount', { count: data.synonyms }),
              tunings: t('tuningCount', { count: data.tunings }),
              queries: t('queryCount', { count: data.queries.length }),
            })}
          </p>
          {count('worse') > 0 ? (
            <Notice kind="attention" title={t('someWorse', { count: count('worse') })} />
          ) : (
            <Notice kind="info" title={t('noneWorse')} />
          )}
          <p className="trialcount">
            {order.map((verdict) => (
              <StateMark key={verdict} look={count(verdict) === 0 ? 'done' : looks[verdict]}>
                {count(verdict)} {t(`verdict-${verdict}`)}
              </StateMark>
            ))}
          </p>
          <TrialTable queries={data.queries} />
        </>
      )}
    </Dialog>
  );
}

function TrialTable({ queries }: { queries: readonly TriedQuery[] }) {
  const { t } = useTranslation('beheer-search');
  const shown = queries
    .filter(({ verdict, source }) => verdict !== 'same' || source === 'edited')
    .toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  if (shown.length === 0) return null;
  const outcome = ({ total, place }: TriedQuery['before']) =>
    place === null ? t('hitCount', { count: total }) : t('placeOf', { place, count: total });
  return (
    <table className="dt dt--plain">
      <TableHead columns={[t('query'), t('before'), t('after'), t('verdict')]} />
      <tbody>
        {shown.map((one) => (
          <tr key={one.query}>
            <td className="b">
              {one.query}
              <span className="sub">{t(`source-${one.source}`)}</span>
            </td>
            <td className="muted">
              {outcome(one.before)}
              <span className="sub">{one.before.first}</span>
            </td>
            <td>
              {outcome(one.after)}
              <span className="sub">{one.after.first}</span>
            </td>
            <td className="n">
              <StateMark look={looks[one.verdict]}>{t(`verdict-${one.verdict}`)}</StateMark>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
