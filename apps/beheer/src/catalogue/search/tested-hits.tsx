import type { TestedHit, TestedQuery, TunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon, type BeheerIconName } from '../../frame/kit/icon.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';
import { ProductImage } from '../products/product-image.tsx';
import { PinFinder } from './pin-finder.tsx';
import { itemText, lookOfReason, toggled } from './search-words.ts';
import type { TuningUpdate } from './use-search-changes.ts';

interface TestedHitsProps {
  tested: TestedQuery;
  chosen: number | undefined;
  onChoose: (productId: number) => void;
  may: boolean;
  onChange: (update: TuningUpdate) => void;
}

const actions: readonly { action: TunedItem['action']; icon: BeheerIconName; keys: string }[] = [
  { action: 'pin', icon: 'b-tack', keys: 'P' },
  { action: 'boost', icon: 'b-boost', keys: '+' },
  { action: 'hide', icon: 'eye-off', keys: 'H' },
];

/** The results, each with the parts of its score and its tuning. */
export function TestedHits({ tested, chosen, onChoose, may, onChange }: TestedHitsProps) {
  const { t } = useTranslation('beheer-search');
  const { hits, tuning } = tested;
  const at = hits.findIndex(({ productId }) => productId === chosen);
  const group = t('hits');
  const move = (by: number) => {
    const next = hits[Math.max(0, Math.min(hits.length - 1, at + by))];
    if (next) onChoose(next.productId);
  };
  const turn = (action: TunedItem['action'], hit: TestedHit | undefined) => {
    if (hit) onChange((items) => toggled(items, hit.productId, action, hit.place ?? 1));
  };
  useShortcut({ keys: 'J', label: t('nextHit'), group }, () => move(1), { enabled: hits.length > 0 });
  useShortcut({ keys: 'K', label: t('previousHit'), group }, () => move(-1), { enabled: hits.length > 0 });
  useShortcut({ keys: 'P', label: t('action-pin'), group }, () => turn('pin', hits[at]), { enabled: may });
  useShortcut({ keys: '+', label: t('action-boost'), group }, () => turn('boost', hits[at]), { enabled: may });
  useShortcut({ keys: 'H', label: t('action-hide'), group }, () => turn('hide', hits[at]), { enabled: may });
  return (
    <Card
      title={t('hits')}
      bare
      tools={<Legend />}
      foot={
        <>
          {may && <PinFinder ventureId={tuning.ventureId} onChange={onChange} />}
          <span className="hints" aria-hidden="true">
            <span className="hint">
              <Keys keys="J K" /> {t('hit')}
            </span>
            {may &&
              actions.map(({ action, keys }) => (
                <span key={action} className="hint">
                  <Keys keys={keys} /> {t(`hint-${action}`)}
                </span>
              ))}
          </span>
        </>
      }
    >
      {hits.length === 0 ? (
        <p className="sheet__body muted">{t('noHits')}</p>
      ) : (
        <table className="dt dt--plain dt--tall dt--stack hits">
          <TableHead
            columns={[
              { label: '#', className: 'r' },
              { label: t('picture'), isHidden: true },
              t('product'),
              { label: t('buildUp'), className: 'p2' },
              { label: t('score'), className: 'r' },
              { label: t('adjust'), className: 'r' },
            ]}
          />
          <tbody>
            {hits.map((hit) => (
              <HitRow
                key={hit.productId}
                hit={hit}
                item={tuning.items.find(({ productId }) => productId === hit.productId)}
                isChosen={hit.productId === chosen}
                may={may}
                onChoose={() => onChoose(hit.productId)}
                onTurn={(action) => turn(action, hit)}
              />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Legend() {
  const { t } = useTranslation('beheer-search');
  return (
    <span className="legend">
      {([0, 1, 2, 3, 4] as const).map((look) => (
        <span key={look} className="vt">
          <i className={`vm sb${look}`} />
          {t(`look-${look}`)}
        </span>
      ))}
    </span>
  );
}

interface HitRowProps {
  hit: TestedHit;
  item: TunedItem | undefined;
  isChosen: boolean;
  may: boolean;
  onChoose: () => void;
  onTurn: (action: TunedItem['action']) => void;
}

function HitRow({ hit, item, isChosen, may, onChoose, onTurn }: HitRowProps) {
  const { t } = useTranslation('beheer-search');
  const { name, code, imageUrl, place, livePlace, points } = hit;
  const moved = place !== livePlace;
  return (
    <tr className={classNames(isChosen && 'is-cursor', place === null && 'is-dim')}>
      <td className="r w0 n">{place ?? ''}</td>
      <td className="w0">
        <ProductImage url={imageUrl} />
      </td>
      <td>
        <button type="button" className="link b" aria-pressed={isChosen} onClick={onChoose}>
          {name}
        </button>
        <span className="sub num">
          {code}
          {item && (
            <>
              , <b className="b">{itemText(t, item)}</b>
            </>
          )}
          {moved && `, ${livePlace === null ? t('wasNot') : t('was', { place: livePlace })}`}
        </span>
      </td>
      <td className="p2 hitbar">
        <ScoreBar hit={hit} item={item} />
      </td>
      <td className="r b">{points.toLocaleString('nl-NL', { minimumFractionDigits: 1 })}</td>
      <td className="r w0 hits__acts">
        <span className="acts tuneacts">
          {actions.map(({ action, icon }) => (
            <button
              key={action}
              type="button"
              className="btn btn--quiet btn--icon btn--s"
              aria-label={t(`actionOf-${action}`, { name })}
              title={t(`action-${action}`)}
              aria-pressed={item?.action === action}
              disabled={!may}
              onClick={() => onTurn(action)}
            >
              <BeheerIcon name={icon} />
            </button>
          ))}
        </span>
      </td>
    </tr>
  );
}

/** Its length is the score, and its segments are the parts of the score. */
function ScoreBar({ hit: { reasons, points }, item }: { hit: TestedHit; item: TunedItem | undefined }) {
  const own =
    item?.action === 'boost' ? points - points / (1 + (item.boost ?? 0) / 100) : item?.action === 'pin' ? 8 : 0;
  const sum = reasons.reduce((all, one) => all + one.points, 0);
  return (
    <span className="scorebar" aria-hidden="true">
      {reasons.map((reason) => (
        <i key={reason.word} className={`sb${lookOfReason(reason)}`} style={{ flex: reason.points }} />
      ))}
      {own > 0 && <i className="sb4" style={{ flex: own }} />}
      <i style={{ flex: Math.max(0, 110 - sum - own) }} />
    </span>
  );
}
