import type { Site, SiteOrder, SitePerson } from '@bouwpoort/contract/ordering/jobsites';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { initialsOf } from '@bouwpoort/trade/foundation/person-initials';
import { pinWords } from '@bouwpoort/trade/ordering/jobsite-access';
import { addressLine } from '@bouwpoort/trade/organisation/postal-code';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { AccessCard } from '../jobsite-access/access-card.tsx';
import { chooseJobsite, useChosenJobsite } from '../jobsite-choice/chosen-jobsite.ts';
import { JobsiteDeliveries } from './jobsite-deliveries.tsx';
import { JobsiteDocuments } from './jobsite-documents.tsx';
import { JobsiteOrders } from './jobsite-orders.tsx';
import { JobsitePanel } from './jobsite-panel.tsx';
import { JobsitePhoto } from './jobsite-photo.tsx';
import { JobsiteRelatedRecords, type RelatedRecords } from './jobsite-related-records.tsx';
import { StaticPinMap } from './static-pin-map.tsx';
import { useJobsiteChooser } from './use-jobsite-chooser.ts';

interface JobsiteDetailProps {
  site: Site;
  orders: readonly SiteOrder[];
  orderCount: number;
  people: readonly SitePerson[];
  belongings: RelatedRecords;
  /** The server's date, to mark today's deliveries. */
  today: string;
}

/** The zoom for a village with the towns around it: our map has no streets. */
const mapZoom = 9.4;

/** A building site with all its data. */
export function JobsiteDetail({ site, orders, orderCount, people, belongings, today }: JobsiteDetailProps) {
  useEffect(restoreLostFocus, []);
  const { t } = useTranslation('sites');
  const venture = useVenture();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const chooser = useJobsiteChooser();
  const user = useChromeSession();
  const mayOrder = user.kind === 'user' && user.companyRole !== 'viewer' && !venture.disableOrdering;
  const isChosen = useChosenJobsite(chooser)?.siteId === site.siteId;
  const [isEditing, setIsEditing] = useState(false);
  const { address, leader, members, place, mayEdit, costCentre } = site;
  const team = [...(leader ? [leader] : []), ...members.filter(({ id }) => id !== leader?.id)];
  return (
    <div className="wrap site-wrap">
      <Breadcrumbs
        crumbs={[
          { label: t('account'), href: paths.account(venture) },
          { label: t('title'), href: paths.sites(venture) },
          { label: site.name },
        ]}
      />
      <div className="top">
        <div className="top__text">
          <div className="top__tags site-page__tags">
            {site.state === 'closed' && <Badge look="outline">{t('part_closed')}</Badge>}
            <span>{t('projectSince', { id: site.siteId, date: showDate(site.since) })}</span>
            {/* Only the device knows this, so it appears where it causes no layout shift. */}
            {isChosen && <Badge look="ink">{t('isChosenNow')}</Badge>}
          </div>
          <h1>{site.name}</h1>
          <div className="top__tags">
            <span>
              <Icon name="pin" size="small" />
              <b>{address ? addressLine(address.line1, address.postalCode, address.city) : pinWords(site.pin)}</b>
            </span>
            {leader && (
              <span>
                <Icon name="hard-hat" size="small" />
                {t('leaderIs', { name: leader.name })}
              </span>
            )}
            <span>
              <Icon name="users" size="small" />
              {t('memberCount', { count: team.length })}
            </span>
          </div>
        </div>
        <div className="top__do">
          <LinkButton icon="lists" href={paths.orderLists(venture, { soort: 'bouwplaats' })}>
            {t('listsShort')}
          </LinkButton>
          {mayOrder && (
            <LinkButton
              look="primary"
              icon="cart-plus"
              href={venture.catalogUrl ?? paths.home(venture)}
              onClick={() => {
                if (site.state === 'open') chooseJobsite(chooser, site);
              }}
            >
              {t('order')}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="with-side with-side--wide site-page">
        <div className="flow">
          <AccessCard
            access={site.access}
            sub={t('cardWhere')}
            action={
              mayEdit && (
                <Button icon="pencil" aria-haspopup="dialog" onClick={() => setIsEditing(true)}>
                  {t('edit')}
                </Button>
              )
            }
            pictures={
              (place || site.photo || mayEdit) && (
                <div className="acard__pics">
                  {place && (
                    <figure>
                      <StaticPinMap view={{ ...place, zoom: mapZoom }} pin={place} />
                      <figcaption>
                        <Icon name="pin" size="small" />
                        {site.pin ? pinWords(site.pin) : t('placeOfAddress')}
                      </figcaption>
                    </figure>
                  )}
                  <JobsitePhoto site={site} />
                </div>
              )
            }
          />
          <JobsiteDeliveries orders={orders} requests={belongings.requests} today={today} />
          <JobsiteOrders site={site} orders={orders} count={orderCount} />
        </div>
        <aside aria-label={t('asideLabel')}>
          <JobsiteRelatedRecords {...belongings} />
          <JobsiteDocuments site={site} documents={belongings.documents} />
          {costCentre && (
            <section>
              <h2 className="h-s">{t('field_costCentre')}</h2>
              <p>{costCentre}</p>
            </section>
          )}
          <section>
            <h2 className="h-s">{t('members')}</h2>
            {team.length === 0 && <p className="muted">{t('noMembers')}</p>}
            <div className="rows site-team">
              {team.map(({ id, name, role }) => (
                <div key={id} className="row">
                  <span className="who">
                    <span className="who__mark" aria-hidden="true">
                      {initialsOf(name)}
                    </span>
                    <span className="who__text">
                      <b>{name}</b>
                      <small>
                        {[id === leader?.id ? t('leader') : '', t(`role_${role}`)].filter(Boolean).join(', ')}
                      </small>
                    </span>
                  </span>
                </div>
              ))}
            </div>
          </section>
        </aside>
      </div>
      <JobsitePanel
        open={isEditing}
        site={site}
        people={people}
        onClose={() => setIsEditing(false)}
        onSaved={(saved) => {
          setIsEditing(false);
          if (isChosen) chooseJobsite(chooser, saved.state === 'open' ? saved : null);
          toast({ text: t('saved', { name: saved.name }) });
          void revalidate();
        }}
      />
    </div>
  );
}
