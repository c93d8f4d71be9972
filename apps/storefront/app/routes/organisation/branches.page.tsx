import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useMemo, useState } from 'react';
import { browserApi } from '../../frame/http/api.ts';
import { BranchFinderLayout, type FinderView } from '../../frame/organisms/branch-finder-layout.tsx';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { TaggedText } from '../../frame/texts/tagged-text.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { webSettings } from '../../frame/web/web-settings.ts';
import { finderCache } from '../../organisation/finder/finder-cache.ts';
import { FinderControls } from '../../organisation/finder/finder-controls.tsx';
import { FinderList } from '../../organisation/finder/finder-list.tsx';
import { FinderMap } from '../../organisation/finder/finder-map.tsx';
import { NoBranches, PlaceMessage } from '../../organisation/finder/finder-messages.tsx';
import { type FinderPlace, pointOf } from '../../organisation/finder/finder-place.ts';
import {
  type FinderQuestion,
  finderHref,
  finderQuestionOf,
  finderSearch,
} from '../../organisation/finder/finder-question.ts';
import { assortmentOf, finderResults } from '../../organisation/finder/finder-results.ts';
import { FinderViewSwitch, mapId } from '../../organisation/finder/finder-view-switch.tsx';
import { loadOpenings, locate } from '../../organisation/finder/load-finder.ts';
import { useFinderQuestion } from '../../organisation/finder/use-finder-question.ts';
import { contentStyles } from '../styles/content-styles.ts';
import type { Route } from './+types/branches.page.ts';

export const links = contentStyles;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, log } = openedPage(context);
  const { now, googleMapsBrowserKey: googleMapsKey } = context.get(pageRequestContext);
  const question = finderQuestionOf(url.searchParams);
  const [locations, place, texts] = await Promise.all([
    api.call('ventures.locations'),
    locate(api, question, (error) => log.error({ err: error }, 'no answer of the geocoder')),
    loadTexts(api, ['branches']),
  ]);
  const openings = await loadOpenings(api, log, locations, now);
  return { question, place, locations, openings, texts, madeAt: now.toISOString(), googleMapsKey };
}

/** Once the branches are loaded, another question needs no page request: at most the place it is about. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const cached = finderCache.read<Awaited<ReturnType<typeof loader>>>();
  if (!cached) return serverLoader();
  const question = finderQuestionOf(url.searchParams);
  const isSamePlace = finderSearch(placeOnly(question)) === finderSearch(placeOnly(cached.question));
  const place =
    isSamePlace && cached.place.kind !== 'failed'
      ? cached.place
      : await locate(browserApi(webSettings.defaultVentureId), question, (error) => console.warn('No place', error));
  return { ...cached, question, place };
}

const placeOnly = (question: FinderQuestion): FinderQuestion => ({
  ...finderQuestionOf(new URLSearchParams()),
  place: question.place,
  province: question.province,
  position: question.position,
});

/** /vestigingen: the nearest branch (P 2.1, C 2.12). */
export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const { locations, place, openings, madeAt, googleMapsKey } = loaderData;
  const { t } = useTranslation('branches');
  const { question, requestQuestion: ask } = useFinderQuestion(loaderData.question);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [view, setView] = useState<FinderView>('list');
  useEffect(() => finderCache.store(loaderData), [loaderData]);

  const from = pointOf(place);
  const { radius, type, assortment, order } = loaderData.question;
  const { shown, nearest } = useMemo(
    () => finderResults(locations, from, { radius, type, assortment, order }),
    [locations, from, radius, type, assortment, order],
  );
  const isChoosing = place.kind === 'choose';
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <BranchFinderLayout
        head={<h1>{t('heading')}</h1>}
        view={view}
        form={
          <>
            <FinderControls
              question={question}
              assortment={useMemo(() => assortmentOf(locations), [locations])}
              ask={ask}
            />
            <PlaceMessage place={place} question={loaderData.question} />
          </>
        }
        summary={!isChoosing && <Summary count={shown.length} place={place} radius={radius} />}
        order={
          shown.length > 0 &&
          !isChoosing && (
            <span className="finder-order">
              {from && <OrderLink question={loaderData.question} />}
              <FinderViewSwitch view={view} onView={setView} />
            </span>
          )
        }
        list={
          isChoosing ? null : shown.length > 0 ? (
            <FinderList
              shown={shown}
              openings={openings}
              madeAt={madeAt}
              wanted={assortment}
              activeId={activeId}
              onActive={setActiveId}
            />
          ) : (
            <NoBranches question={loaderData.question} nearest={nearest} />
          )
        }
        map={
          <div id={mapId} className="finder-map-frame">
            <FinderMap
              locations={locations}
              shown={isChoosing ? [] : shown}
              from={from}
              radius={radius}
              activeId={activeId}
              onActive={setActiveId}
              googleMapsKey={googleMapsKey}
            />
          </div>
        }
      />
    </>
  );
}

function Summary({ count, place, radius }: { count: number; place: FinderPlace; radius: number | null }) {
  const { t } = useTranslation('branches');
  const name = place.kind === 'place' ? place.at.name : place.kind === 'device' ? t('yourLocation') : null;
  const key = name === null ? 'found' : radius === null ? 'foundFrom' : 'foundWithin';
  return <TaggedText text={t(key, { count, radius, name })} tags={{ b: (words) => <b>{words}</b> }} />;
}

/** Nearest or furthest first (C 4.11). */
function OrderLink({ question }: { question: FinderQuestion }) {
  const { t } = useTranslation('branches');
  const isNearestFirst = question.order === 'asc';
  return (
    <Anchor
      className="finder-order__link small"
      href={finderHref({ ...question, order: isNearestFirst ? 'desc' : 'asc' })}
      title={t(isNearestFirst ? 'orderFurthest' : 'orderNearest')}
    >
      {t(isNearestFirst ? 'nearestFirst' : 'furthestFirst')}
      <Icon name={isNearestFirst ? 'arrow-down' : 'arrow-up'} size="small" />
    </Anchor>
  );
}
