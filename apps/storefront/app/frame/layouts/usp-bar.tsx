import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useMediaQuery } from '@bouwpoort/ui/use-media-query.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useState } from 'react';
import { useDeliveryStop } from '../visitor/delivery-stop.ts';
import { visibleUsps } from './visible-usps.ts';

/** P 9 */
const rotationTime = 4000;
const rotatingQuery = '(max-width: 54.99rem) and (prefers-reduced-motion: no-preference)';

/** All of them where there is space; on a phone one at a time, in rotation (P 2.8). */
export function UspBar({ usps: all }: { usps: VentureDetails['uspSettings'] }) {
  const usps = visibleUsps(all, useDeliveryStop());
  const { t } = useTranslation('chrome');
  const [turn, setTurn] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [stopped, setStopped] = useState(false);
  const rotates = useMediaQuery(rotatingQuery) && usps.length > 1;

  useEffect(() => {
    if (!rotates || isHovered || stopped) return;
    const timer = setInterval(() => setTurn((count) => count + 1), rotationTime);
    return () => clearInterval(timer);
  }, [rotates, isHovered, stopped]);

  if (usps.length === 0) return null;
  return (
    <section
      className="usp-bar"
      aria-label={t('usps')}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHovered(true)}
      onBlur={() => setHovered(false)}
    >
      <div className="wrap">
        <ul>
          {usps.map((usp, index) => (
            <li key={usp.text} data-current={index === turn % usps.length || undefined}>
              <Icon name={`usp-${usp.icon}`} />
              {usp.text}
            </li>
          ))}
        </ul>
        {rotates && turn > 0 && <span key={turn} className="usp-bar__fade" aria-hidden="true" />}
        {rotates && (
          <button type="button" className="usp-bar__stop" aria-pressed={stopped} onClick={() => setStopped(!stopped)}>
            {t('uspsStop')}
          </button>
        )}
      </div>
    </section>
  );
}
