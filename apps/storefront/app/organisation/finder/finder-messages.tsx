import type { FoundPlace } from '@bouwpoort/contract/catalogue/search';
import type { LocationDetail } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { FinderPlace } from './finder-place.ts';
import { type FinderQuestion, finderHref, finderRadii } from './finder-question.ts';

/** Builds the link to a question about another place. */
type HrefOf = (question: FinderQuestion) => string;

function placeHref(hrefOf: HrefOf, question: FinderQuestion, { name, province }: FoundPlace): string {
  return hrefOf({ ...question, place: name, province: province ?? '', position: null });
}

interface PlaceMessageProps {
  place: FinderPlace;
  question: FinderQuestion;
  /** Defaults to the finder of all ventures. */
  hrefOf?: HrefOf;
}

/** The message about the requested place, above the list or instead of it. */
export function PlaceMessage({ place, question, hrefOf = finderHref }: PlaceMessageProps) {
  const { t } = useTranslation('branches');
  switch (place.kind) {
    case 'failed':
      return <Notice kind="error" title={t('failed')} />;
    case 'unknown':
      return (
        <Notice kind="attention" title={t('unknownPlace', { place: question.place })}>
          {t('unknownPlaceText')}
        </Notice>
      );
    case 'choose':
      return (
        <Notice icon="pin" title={t('choosePlace', { place: place.places[0]?.name })}>
          <ul className="place-choices">
            {place.places.map((one) => (
              <li key={one.province}>
                <LinkButton href={placeHref(hrefOf, question, one)}>
                  {one.province ? t('placeIn', { name: one.name, province: one.province }) : one.name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </Notice>
      );
    case 'place':
      return place.isExact ? null : (
        <NearMiss place={place.at} others={place.others} question={question} hrefOf={hrefOf} />
      );
    default:
      return null;
  }
}

interface NearMissProps {
  place: FoundPlace;
  others: readonly FoundPlace[];
  question: FinderQuestion;
  hrefOf: HrefOf;
}

/** A misspelt place: the assumed place, and the alternatives. */
function NearMiss({ place, others, question, hrefOf }: NearMissProps) {
  const { t } = useTranslation('branches');
  return (
    <p className="near-miss small">
      {t('takenFor', { place: question.place, name: place.name })}
      {others.length > 0 && (
        <>
          {' '}
          {t('otherwise')}{' '}
          {others.map((one, index) => (
            <span key={`${one.name} ${one.province}`}>
              {index > 0 && ', '}
              <Anchor className="link" href={placeHref(hrefOf, question, one)}>
                {one.name}
              </Anchor>
            </span>
          ))}
        </>
      )}
    </p>
  );
}

interface NoBranchesProps {
  question: FinderQuestion;
  /** The nearest branch that matches the filters, outside the radius. */
  nearest: LocationDetail | undefined;
}

/** 'No results' (C 2.12), with a suggestion. */
export function NoBranches({ question, nearest }: NoBranchesProps) {
  const { t } = useTranslation('branches');
  if (!nearest) {
    return (
      <EmptyState icon="pin" title={t('noResults')} text={t('noResultsAnywhere')}>
        <LinkButton href={finderHref({ ...question, type: '', assortment: [] })}>{t('clearFilters')}</LinkButton>
      </EmptyState>
    );
  }
  const radius = finderRadii.find((one) => one * 1000 > (nearest.distanceMeter ?? Number.POSITIVE_INFINITY)) ?? null;
  const { ventureName, displayName, distanceText } = nearest;
  return (
    <EmptyState
      icon="pin"
      title={t('noResults')}
      text={t('nearestIs', { venture: ventureName, name: displayName, distance: distanceText })}
    >
      <LinkButton look="primary" href={finderHref({ ...question, radius })}>
        {radius === null ? t('widenAll') : t('widen', { radius })}
      </LinkButton>
      <LinkButton href={nearest.slug}>{t('toBranch', { name: displayName })}</LinkButton>
    </EmptyState>
  );
}
