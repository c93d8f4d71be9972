import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import type { SitePerson, SiteSummary } from '@bouwpoort/contract/ordering/jobsites';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { leftAfter } from '@bouwpoort/trade/ordering/budget-periods';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountNavigation } from '../account-frame/account-navigation.tsx';
import { BranchMap } from '../branches/map/branch-map.tsx';
import { aroundCircle } from '../branches/map/map-view.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { chooseSite, storeSites, useChosenSite } from '../site-choice/chosen-site.ts';
import type { NextDelivery } from './load-sites.ts';
import { SitePanel } from './site-panel.tsx';
import { useSiteChooser } from './use-site-chooser.ts';

interface SitesOverviewProps {
  sites: readonly SiteSummary[];
  deliveries: readonly NextDelivery[];
  budgets: readonly BudgetStanding[];
  people: readonly SitePerson[];
  mayMake: boolean;
  googleMapsKey: string | null;
}

/** Metres around each site that the map includes, to show the nearby towns. */
const surroundings = 6000;

const parts = ['open', 'mine', 'closed'] as const;
type Part = (typeof parts)[number];

function isIn(part: Part, { state, isMine }: SiteSummary): boolean {
  if (part === 'closed') return state === 'closed';
  return state === 'open' && (part === 'open' || isMine);
}

/** The sites as a list and on the map; a press selects the site to order for. */
export function SitesOverview({ sites, deliveries, budgets, people, mayMake, googleMapsKey }: SitesOverviewProps) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const navigate = useNavigate();
  const chooser = useSiteChooser();
  const chosen = useChosenSite(chooser);
  const [part, setPart] = useState<Part>('open');
  const [activeId, setActiveId] = useState<string | null>(null);
  const [isMaking, setIsMaking] = useState(false);
  useEffect(() => storeSites(chooser, sites), [chooser, sites]);
  const shown = useMemo(() => sites.filter((site) => isIn(part, site)), [sites, part]);
  const places = useMemo(() => shown.flatMap(({ place }) => (place ? aroundCircle(place, surroundings) : [])), [shown]);
  const pins = useMemo(
    () =>
      shown.flatMap(({ siteId, name, place }, at) =>
        place
          ? [
              {
                ...place,
                id: String(siteId),
                number: at + 1,
                name,
                href: paths.site(venture, siteId),
                accentColor: venture.accentColor,
              },
            ]
          : [],
      ),
    [shown, venture],
  );
  const count = (one: Part) => sites.filter((site) => isIn(one, site)).length;
  return (
    <div className="bf sites">
      <div className="bf__list">
        <AccountNavigation title={t('title')} />
        <div className="spread">
          <h1>{t('title')}</h1>
          {mayMake && (
            <Button look="primary" icon="plus" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
              {t('new')}
            </Button>
          )}
        </div>
        {sites.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are buttons
          <div className="filter-chips" role="group" aria-label={t('parts')}>
            {parts.map((one) => (
              <button
                key={one}
                type="button"
                className="filter-chip"
                aria-pressed={one === part}
                onClick={() => setPart(one)}
              >
                {t(`part_${one}`)} <span className="muted">{count(one)}</span>
              </button>
            ))}
          </div>
        )}
        {sites.length === 0 && (
          <EmptyState icon="hard-hat" title={t('emptyTitle')} text={t(mayMake ? 'emptyText' : 'emptyTextAsk')} />
        )}
        {sites.length > 0 && shown.length === 0 && <p className="muted">{t('noneHere')}</p>}
        {shown.map((site, at) => (
          <SiteRow
            key={site.siteId}
            site={site}
            number={at + 1}
            delivery={deliveries.find(({ siteId }) => siteId === site.siteId)}
            budget={budgets.find(({ projectId }) => projectId === site.siteId)}
            isChosen={chosen?.siteId === site.siteId}
            onActive={setActiveId}
            onChoose={() => chooseSite(chooser, site)}
          />
        ))}
      </div>
      <div className="bf__map">
        <BranchMap
          label={t('mapLabel', { count: pins.length })}
          pins={pins}
          focusPoints={places}
          activeId={activeId ?? (chosen ? String(chosen.siteId) : null)}
          onActive={setActiveId}
          googleMapsKey={googleMapsKey}
          className="finder-map"
        />
      </div>
      <SitePanel
        open={isMaking}
        site={null}
        people={people}
        onClose={() => setIsMaking(false)}
        onSaved={({ siteId }) => {
          setIsMaking(false);
          void navigate(paths.site(venture, siteId));
        }}
      />
    </div>
  );
}

interface SiteRowProps {
  site: SiteSummary;
  number: number;
  delivery: NextDelivery | undefined;
  budget: BudgetStanding | undefined;
  isChosen: boolean;
  onActive: (id: string | null) => void;
  onChoose: () => void;
}

function SiteRow({ site, number, delivery, budget, isChosen, onActive, onChoose }: SiteRowProps) {
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const toast = useToast();
  const { siteId, name, address, leader, state } = site;
  return (
    <article
      className={classNames('st', isChosen && 'is-now')}
      onMouseEnter={() => onActive(String(siteId))}
      onMouseLeave={() => onActive(null)}
    >
      <span className="branch__no st__no" aria-hidden="true">
        <span>{number}</span>
      </span>
      <div className="st__main">
        <h2>
          <Anchor href={paths.site(venture, siteId)}>{name}</Anchor>
        </h2>
        <p>{address ? addressLine(address.line1, address.postalCode, address.city) : t('pinOnly')}</p>
        <p className="st__tags">
          <span>
            <Icon name="truck" size="small" />
            <span className="st__when">{delivery ? deliveryWords(delivery) : t('nothingPlanned')}</span>
          </span>
          {leader && (
            <span>
              <Icon name="hard-hat" size="small" />
              {leader.name}
            </span>
          )}
        </p>
        {budget?.amounts && <SiteBudget budget={budget} amounts={budget.amounts} />}
      </div>
      <div className="st__do">
        {isChosen && <Badge look="ink">{t('isChosen')}</Badge>}
        {!isChosen && state === 'open' && (
          <Button
            aria-label={t('chooseName', { name })}
            onClick={() => {
              onChoose();
              toast({ text: t('chosen', { name }) });
            }}
          >
            {t('choose')}
          </Button>
        )}
      </div>
    </article>
  );
}

interface SiteBudgetProps {
  budget: BudgetStanding;
  amounts: NonNullable<BudgetStanding['amounts']>;
}

/** '€ 5.695,21 over van € 42.000,00' below its bar, whose own text is for screen readers. */
function SiteBudget({ budget, amounts }: SiteBudgetProps) {
  const { t } = useTranslation('sites');
  const left = toWire(leftAfter(amounts, 0));
  const amount = showEuros(amounts.amount);
  return (
    <div className="st__bud">
      <BudgetBar budget={budget} size="s" hasKey={false} />
      <span className={classNames('small num', left < 0 ? 'st__over' : 'muted')} aria-hidden="true">
        {left < 0
          ? t('budgetOver', { over: showEuros(-left), amount })
          : t('budgetLeft', { left: showEuros(left), amount })}
      </span>
    </div>
  );
}

/** 'di 17 november', 'di 17 of wo 18 november' */
function deliveryWords({ after, before }: NextDelivery): string {
  return after === before ? shortDay(after) : windowWords({ after, before });
}
