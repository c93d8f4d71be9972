import type { LocationDetail, StoreLocation } from '@bouwpoort/contract/organisation/ventures';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { PageOriginContext, StructuredData } from '@bouwpoort/ui/structured-data.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { use } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { BranchHours } from '../../frame/organisms/branch-detail-layout.tsx';
import { ServiceIcons } from '../../frame/organisms/service-icons.tsx';
import { localBusinessData } from '../../organisation/branches/local-business-data.ts';
import { MyBranchChoice } from '../../organisation/branches/my-branch-choice.tsx';
import { BranchMap } from '../../organisation/map/branch-map.tsx';
import {
  type BranchOpenings,
  DeviatingDays,
  OpeningWeeks,
  OpenStatuses,
  OrderTimes,
  useBranchOpenings,
} from '../../organisation/opening-hours/branch-openings.tsx';
import { useDepartmentName } from '../../organisation/opening-hours/department-name.ts';
import { type BranchFacts, useBranchFacts } from '../../organisation/opening-hours/load-branch.ts';
import { BlockList } from '../blocks/block-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { BranchHead } from './branch-head.tsx';

type BranchPage = PageOf<'LocationDetailPage'>;

/** C 2.11. The content of a branch page, with the facts of the branch itself. */
export default function BranchDetailsPage({ page }: { page: BranchPage }) {
  const facts = useBranchFacts();
  const branch = useVenture().storeLocations.find((location) => location.branchId === page.branchId);
  return branch && facts ? (
    <KnownBranch page={page} branch={branch} facts={facts} />
  ) : (
    <>
      <div className="wrap">
        <BranchHead page={page} />
      </div>
      <Rest page={page} />
    </>
  );
}

interface KnownBranchProps {
  page: BranchPage;
  branch: StoreLocation;
  facts: BranchFacts;
}

function KnownBranch({ page, branch, facts }: KnownBranchProps) {
  const venture = useVenture();
  const openings = useBranchOpenings(venture.id, branch.branchId, facts);
  return (
    <>
      <div className="wrap">
        <BranchHead page={page}>
          {openings.info && <OpenStatuses info={openings.info} now={openings.now} />}
          <Contact branch={branch} location={facts.location} />
        </BranchHead>
      </div>
      <Hours branch={branch} facts={facts} openings={openings} />
      <Services branch={branch} />
      <Rest page={page} />
      {facts.location && <BusinessData page={page} location={facts.location} openings={openings} />}
    </>
  );
}

function Contact({ branch, location }: { branch: StoreLocation; location: LocationDetail | null }) {
  const { t } = useTranslation('branches');
  const place = `${showPostalCode(branch.postalCode)} ${branch.city}`;
  const route = routeHref(`${branch.address}, ${place}`);
  return (
    <>
      <Rows>
        <Row
          icon="pin"
          href={route}
          title={branch.address}
          sub={place}
          aside={<span className="link small">{t('route')}</span>}
        />
        {location && (
          <Row
            icon="phone"
            href={`tel:${location.phone.replaceAll(/[^+\d]/g, '')}`}
            title={<span className="num">{location.phone}</span>}
            sub={t('callFor')}
          />
        )}
      </Rows>
      <div className="rowline branch-actions">
        <LinkButton look="primary" icon="route" href={route} target="_blank">
          {t('planRoute')}
        </LinkButton>
        <MyBranchChoice branch={branch} />
      </div>
    </>
  );
}

/** Opens the route planner app on a phone; elsewhere its website. */
function routeHref(destination: string): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

function Hours({ branch, facts, openings }: Omit<KnownBranchProps, 'page'> & { openings: BranchOpenings }) {
  const { t } = useTranslation('branches');
  const { info, now } = openings;
  return (
    <BlockSection title={t('openingHours')}>
      <BranchHours
        side={
          <>
            {facts.location && <Place location={facts.location} facts={facts} name={branch.displayName} />}
            {info && <DeviatingDays info={info} now={now} />}
            <OrderTimes facts={facts} openings={openings} />
          </>
        }
      >
        {/* As high as its content, instead of the column beside it. */}
        <div>{info ? <OpeningWeeks info={info} now={now} /> : <Notice kind="attention" title={t('noHours')} />}</div>
      </BranchHours>
    </BlockSection>
  );
}

function Place({ location, facts, name }: { location: LocationDetail; facts: BranchFacts; name: string }) {
  const { t } = useTranslation('branches');
  const { branchId: id, latitude, longitude, accentColor } = location;
  const href = routeHref(`${location.address}, ${showPostalCode(location.zipCode)} ${location.city}`);
  return (
    <BranchMap
      className="branch-place"
      label={t('mapOf', { name })}
      pins={[{ id, number: null, icon: 'store', latitude, longitude, accentColor, href, name: t('pinOf', { name }) }]}
      focusPoints={[{ latitude, longitude }]}
      googleMapsKey={facts.googleMapsKey}
    />
  );
}

function Services({ branch }: { branch: StoreLocation }) {
  const { t } = useTranslation('content');
  const parts = [
    { title: t('servicesBouwshop'), services: branch.bouwshopServices },
    { title: t('servicesShowroom'), services: branch.showroomServices },
  ].filter(({ services }) => services.length > 0);
  if (parts.length === 0) return null;
  return (
    <BlockSection title={t('services')}>
      <div className="services">
        {parts.map(({ title, services }) => (
          <div key={title}>
            {parts.length > 1 && <h3>{title}</h3>}
            <ServiceIcons
              narrow={parts.length > 1}
              services={services.map((kind) => ({ icon: `service-${kind}`, label: t(`service-${kind}`) }))}
            />
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

/** The parts that only the content has. */
function Rest({ page }: { page: BranchPage }) {
  const { t } = useTranslation('content');
  const { t: branchText } = useTranslation('branches');
  return (
    <>
      {(page.mainBody || page.directionsHtml) && (
        <BlockSection>
          <div className="branch-about">
            <About title={branchText('about')} html={page.mainBody} />
            <About title={t('directions')} html={page.directionsHtml} />
          </div>
        </BlockSection>
      )}
      {page.team && page.team.length > 0 && (
        <BlockSection title={t('team')}>
          <ul className="team">
            {page.team.map(({ name, role }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span className="small muted">{role}</span>
              </li>
            ))}
          </ul>
        </BlockSection>
      )}
      <BlockList page={page} />
    </>
  );
}

function About({ title, html }: { title: string; html: string | undefined }) {
  return (
    html && (
      <section>
        <h2>{title}</h2>
        <RichText html={html} />
      </section>
    )
  );
}

interface BusinessDataProps {
  page: BranchPage;
  location: LocationDetail;
  openings: BranchOpenings;
}

function BusinessData({ page, location, openings: { info } }: BusinessDataProps) {
  const nameOf = useDepartmentName();
  const origin = use(PageOriginContext);
  if (!origin) return null;
  const image = page.pageImage ? new URL(page.pageImage.url, origin.publicUrl).href : null;
  const departmentNames = { shop: nameOf('shop'), showroom: nameOf('showroom') };
  return (
    <StructuredData data={localBusinessData({ location, info, image, publicUrl: origin.publicUrl, departmentNames })} />
  );
}
