import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { addressLine } from './address-line.ts';
import type { LookupOutcome } from './company-lookup-state.ts';
import type { KvkSearchItem } from './kvk-result.ts';

interface CompanyResultsProps {
  outcome: LookupOutcome;
  onMore: () => void;
  onSelected: (item: KvkSearchItem) => void;
}

export function CompanyResults({ outcome, onMore, onSelected }: CompanyResultsProps) {
  const { t } = useTranslation('registration');
  return (
    <section className="stack" aria-label={t('results')}>
      <p className={outcome.kind === 'found' ? 'registration__found' : 'sr-only'} role="status">
        {outcome.kind === 'found' && t('found', { count: outcome.companies.length })}
      </p>
      {outcome.kind === 'none' && (
        <Notice kind="error" icon="info" title={t('noneFound')}>
          {t('noneFoundText')}
        </Notice>
      )}
      {outcome.kind === 'failed' && (
        <Notice kind="error" title={t('failed')}>
          {outcome.why ?? t('lookupFailedText')}
        </Notice>
      )}
      {outcome.kind === 'found' && <Companies {...outcome} onMore={onMore} onSelected={onSelected} />}
    </section>
  );
}

interface CompaniesProps extends Omit<CompanyResultsProps, 'outcome'> {
  companies: readonly KvkSearchItem[];
  shown: number;
}

function Companies({ companies, shown, onMore, onSelected }: CompaniesProps) {
  const { t } = useTranslation('registration');
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(shown);
  // A search that starts automatically may have removed the focused element.
  useEffect(() => {
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus();
  }, []);
  // The pressed button may be gone; the focus moves to the first new company.
  useEffect(() => {
    if (shown > before.current) list.current?.querySelectorAll('button')[before.current]?.focus();
    before.current = shown;
  }, [shown]);
  return (
    <>
      <ul className="company-list" ref={list}>
        {companies.slice(0, shown).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one number may stand at one address twice, and the order is fixed
          <li key={index}>
            <button type="button" className="company company--choice" onClick={() => onSelected(item)}>
              <Icon name="project" />
              <span>
                <b className="company__name">{item.name}</b>
                <span className="small muted">
                  {t('companyLine', { kvkNumber: item.chamberOfCommerceNumber, address: addressOf(item) })}
                </span>
              </span>
              <Icon name="chevron-right" size="control" />
            </button>
          </li>
        ))}
      </ul>
      {shown < companies.length && (
        <Button look="secondary" block onClick={onMore}>
          {t('showMore')}
        </Button>
      )}
    </>
  );

  function addressOf({ street, houseNumber, houseNumberSuffix, postalCode, locality }: KvkSearchItem): string {
    if (!street || !postalCode) return t('addressHidden');
    return addressLine({ street, houseNumber, houseNumberSuffix, postalCode, locality });
  }
}
