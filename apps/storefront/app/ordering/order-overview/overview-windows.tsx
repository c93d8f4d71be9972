import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { sumOfLines } from '../cart/cart-amounts.ts';
import { linesIn, type PlannedDelivery } from '../delivery-days/delivery-estimate.ts';
import { OverviewLines, type OverviewLinesProps } from './overview-lines.tsx';

interface OverviewWindowsProps extends Omit<OverviewLinesProps, 'caption'> {
  windows: readonly PlannedDelivery[];
  isPickup: boolean;
}

/** The articles of each delivery, as in the cart; a single list when all arrive at once. */
export function OverviewWindows({ windows, isPickup, ...rest }: OverviewWindowsProps) {
  if (windows.length < 2) return <OverviewLines {...rest} />;
  return windows.map((window) => (
    <OverviewWindow
      key={`${window.after} ${window.before} ${window.isDirect}`}
      {...rest}
      lines={linesIn(window, rest.lines)}
      window={window}
      isPickup={isPickup}
    />
  ));
}

type OverviewWindowProps = Omit<OverviewLinesProps, 'caption'> & { window: PlannedDelivery; isPickup: boolean };

function OverviewWindow({ window, isPickup, lines, ...rest }: OverviewWindowProps) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const seesPrices = useSeesPrices();
  const days = windowWords(window);
  const title = isPickup
    ? t('windowPickup', { days })
    : t('windowDelivery', { days: window.isDirect ? t('directWindow', { days }) : days });
  return (
    <section className="window" aria-labelledby={id}>
      <header className="window__head">
        <Icon name={isPickup ? 'store' : 'truck'} />
        <h3 id={id}>{title}</h3>
        <span className="window__sum">
          {seesPrices
            ? t('windowSum', { count: lines.length, amount: showEuros(sumOfLines(lines)) })
            : t('windowLines', { count: lines.length })}
        </span>
      </header>
      <OverviewLines lines={lines} caption={title} {...rest} />
    </section>
  );
}
