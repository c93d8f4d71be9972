import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { PageHead } from '@bouwpoort/ui/molecules/page-head.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { BranchFinderLayout, type FinderView } from '../../frame/organisms/branch-finder-layout.tsx';
import { FinderList } from '../../organisation/finder/finder-list.tsx';
import { FinderMap } from '../../organisation/finder/finder-map.tsx';
import { PlaceMessage } from '../../organisation/finder/finder-messages.tsx';
import { pointOf } from '../../organisation/finder/finder-place.ts';
import { atPlace, type FinderQuestion, finderHref } from '../../organisation/finder/finder-question.ts';
import { finderResults } from '../../organisation/finder/finder-results.ts';
import { FinderViewSwitch, mapId } from '../../organisation/finder/finder-view-switch.tsx';
import type { VentureBranches } from '../../organisation/finder/load-venture-branches.ts';
import { PlaceField } from '../../organisation/finder/place-field.tsx';
import { useDevicePosition } from '../../organisation/finder/use-device-position.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { Trail } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

type OverviewPage = PageOf<'DynamicContentOverviewPage'>;

interface BranchOverviewPageProps {
  page: OverviewPage;
  branches: VentureBranches;
}

/** The branches of a venture with their hours, phone and map, the nearest first. */
export default function BranchOverviewPage({ page, branches }: BranchOverviewPageProps) {
  const { locations, openings, question, place, madeAt, googleMapsKey } = branches;
  const { t } = useTranslation('branches');
  const [activeId, setActiveId] = useState<string | null>(null);
  const [view, setView] = useState<FinderView>('list');
  const path = page.url ?? '';
  const from = pointOf(place);
  const { order } = question;
  const { shown } = useMemo(
    () => finderResults(locations, from, { radius: null, type: '', assortment: [], order }),
    [locations, from, order],
  );
  return (
    <>
      <BranchFinderLayout
        view={view}
        head={
          <>
            <Trail name={page.name} />
            <PageHead title={page.title} intro={page.introduction} />
          </>
        }
        form={
          <>
            <PlaceSearch question={question} path={path} />
            <PlaceMessage place={place} question={question} hrefOf={(next) => finderHref(next, path)} />
          </>
        }
        summary={t('overviewCount', { count: shown.length })}
        order={<FinderViewSwitch view={view} onView={setView} />}
        list={
          <FinderList
            ofOneVenture
            shown={shown}
            openings={openings}
            madeAt={madeAt}
            wanted={[]}
            activeId={activeId}
            onActive={setActiveId}
          />
        }
        map={
          <div id={mapId} className="finder-map-frame">
            <FinderMap
              locations={locations}
              shown={shown}
              from={from}
              radius={null}
              activeId={activeId}
              onActive={setActiveId}
              googleMapsKey={googleMapsKey}
            />
          </div>
        }
      />
      <BlockList page={page} />
    </>
  );
}

/** The nearest first, measured from a place or from the position of the device. A plain form without script. */
function PlaceSearch({ question, path }: { question: FinderQuestion; path: string }) {
  const { t } = useTranslation('branches');
  const navigate = useNavigate();
  const ask = (next: FinderQuestion) => void navigate(finderHref(next, path), { preventScrollReset: true });
  const device = useDevicePosition((position) => ask(atPlace(question, { place: '', province: '', position })));
  return (
    <Form method="get" action={path} role="search" aria-label={t('formLabel')} preventScrollReset>
      <Field label={t('placeLabel')}>
        {({ id }) => (
          <div className="finder-place">
            <PlaceField
              id={id}
              place={question.place}
              isLocating={device.state === 'looking'}
              onLocate={device.find}
              onType={device.forget}
              onChoose={({ name, province }) =>
                ask(atPlace(question, { place: name, province: province ?? '', position: null }))
              }
            />
            <Button type="submit" look="primary">
              {t('search')}
            </Button>
          </div>
        )}
      </Field>
      <p className="finder-place__note small" role="status">
        {(device.state === 'denied' || device.state === 'unavailable') && t(`position_${device.state}`)}
      </p>
    </Form>
  );
}
