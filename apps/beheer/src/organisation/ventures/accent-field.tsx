import { accentContrast, leastContrast, nearestReadableAccent } from '@bouwpoort/trade/organisation/accent-contrast';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import type { VentureFieldsProps } from './venture-fields.ts';

const isColor = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** The accent colour of a venture, checked for contrast with its foreground and background. */
export function AccentField({ value, error, put }: VentureFieldsProps) {
  const { t } = useTranslation('beheer-ventures');
  const { accentColor } = value;
  return (
    <div className="stack">
      <Field label={t('field-accentColor')} hint={t('hint-accentColor')} error={error('accentColor')}>
        {(control) => (
          <span className="vcolor">
            <input
              type="color"
              aria-label={t('pickColor')}
              value={isColor(accentColor) ? accentColor.toLowerCase() : '#12355b'}
              onChange={({ target }) => put({ accentColor: target.value.toUpperCase() })}
            />
            <Input
              {...control}
              value={accentColor}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => put({ accentColor: target.value })}
            />
          </span>
        )}
      </Field>
      {isColor(accentColor) && <Contrast accentColor={accentColor} onChoose={(color) => put({ accentColor: color })} />}
    </div>
  );
}

function Contrast({ accentColor, onChoose }: { accentColor: string; onChoose: (color: string) => void }) {
  const { t } = useTranslation('beheer-ventures');
  const ratios = Object.entries(accentContrast(accentColor));
  const proposed = nearestReadableAccent(accentColor);
  const ratioText = (ratio: number) => ratio.toLocaleString('nl-NL', { minimumFractionDigits: 2 });
  return (
    <div className="stack" aria-live="polite">
      <ul className="vratios">
        {ratios.map(([pair, ratio]) => (
          <li key={pair}>
            <StateMark look={ratio < leastContrast ? 'bad' : 'done'}>
              {t(`contrast-${pair}`, { ratio: ratioText(ratio) })}
            </StateMark>
          </li>
        ))}
      </ul>
      {proposed !== accentColor && (
        <p className="vpropose">
          <i className="vm" style={{ background: proposed }} />
          <span>{t('proposal', { color: proposed })}</span>
          <Button className="btn--s" onClick={() => onChoose(proposed)}>
            {t('takeProposal')}
          </Button>
        </p>
      )}
    </div>
  );
}
