import { initialsOf } from '@bouwpoort/trade/foundation/person-initials';
import { showPhoneNumber } from '@bouwpoort/trade/foundation/phone-words';
import {
  type AccessFactName,
  accessFacts,
  contactLines,
  type OrderUnloading,
  type SiteAccess,
  withOrderPhone,
} from '@bouwpoort/trade/ordering/jobsite-access';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useId } from 'react';

const icons: Record<AccessFactName, IconName> = {
  gate: 'width',
  height: 'height',
  crane: 'crane',
  hours: 'clock',
  approach: 'one-way',
  unload: 'unload',
};

interface AccessCardProps {
  access: SiteAccess;
  /** On the card of an order: what that order says about unloading. */
  order?: OrderUnloading;
  /** Below the title. */
  sub: ReactNode;
  /** In the header, for users who may change the card. */
  action?: ReactNode;
  /** Between the facts and the contact: a map and a photo. */
  pictures?: ReactNode;
}

/** The facts a driver needs, readable from a cab: six facts in a fixed order, then the contact. */
export function AccessCard({ access: given, order, sub, action, pictures }: AccessCardProps) {
  const { t } = useTranslation('site-access');
  const id = useId();
  const access = order ? withOrderPhone(given, order) : given;
  const { contactName, contactPhone, contactNote, backup } = access;
  return (
    <section className="acard" aria-labelledby={id}>
      <header className="acard__head">
        <div>
          <h2 id={id}>{t('title')}</h2>
          <p>{sub}</p>
        </div>
        {action}
      </header>
      <dl className="acard__facts">
        {accessFacts(access, order).map(({ name, label, value, note }) => (
          <div key={name} className="acf">
            <dt>
              <Icon name={icons[name]} size="control" />
              {label}
            </dt>
            <dd>
              {value ? <b>{value}</b> : <span className="acf__none">{t('unknown')}</span>}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {pictures}
      {contactLines(access).length > 0 && (
        <footer className="acard__foot">
          <span className="who">
            {contactName && (
              <span className="who__mark" aria-hidden="true">
                {initialsOf(contactName)}
              </span>
            )}
            <span className="who__text">
              <b>{contactName || t('onSite')}</b>
              {contactNote && <small>{contactNote}</small>}
            </span>
          </span>
          {contactPhone && (
            <Anchor className="btn btn--secondary" href={`tel:${contactPhone}`}>
              <Icon name="phone" size="control" />
              {showPhoneNumber(contactPhone)}
            </Anchor>
          )}
          {backup && <span className="muted small">{t('otherwise', { who: backup })}</span>}
        </footer>
      )}
    </section>
  );
}
