import type { BeheerTuning, TestedHit, TunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { itemText, lookOfReason, reasonPlace, reasonTitle } from './search-words.ts';
import { TuningHistory } from './tuning-history.tsx';
import type { TuningUpdate } from './use-search-changes.ts';

interface HitExplanationProps {
  hit: TestedHit;
  tuning: BeheerTuning;
  may: boolean;
  onChange: (update: TuningUpdate) => void;
}

/** Why one product ranks where it does, word by word, with the staff's tuning. */
export function HitExplanation({ hit, tuning, may, onChange }: HitExplanationProps) {
  const { t } = useTranslation('beheer-search');
  const points = (value: number) => value.toLocaleString('nl-NL', { minimumFractionDigits: 1 });
  const item = tuning.items.find(({ productId }) => productId === hit.productId);
  const place = hit.place === null ? t('hidden') : t('atPlace', { place: hit.place });
  return (
    <div className="why">
      <Card title={t('why', { points: points(hit.points) })} tools={<span className="muted">{place}</span>}>
        <b className="b">{hit.name}</b>
        <ul className="exp">
          {hit.isCode && (
            <li>
              <span className="exp__bar">
                <i className="sb0" style={{ width: '100%' }} />
              </span>
              <span>
                {t('wholeCode')}
                <span className="sub">{t('wholeCodeText')}</span>
              </span>
              <b className="b" />
            </li>
          )}
          {hit.reasons.map((reason) => (
            <li key={reason.word}>
              <span className="exp__bar">
                <i className={`sb${lookOfReason(reason)}`} style={{ width: `${Math.min(100, reason.points)}%` }} />
              </span>
              <span>
                {reasonTitle(t, reason)}
                <span className="sub">{reasonPlace(t, reason)}</span>
              </span>
              <b className="b num">{points(reason.points)}</b>
            </li>
          ))}
          {item && (
            <li>
              <span className="exp__bar">
                <i className="sb4" style={{ width: '100%' }} />
              </span>
              <span>
                {itemText(t, item)}
                <span className="sub">{t(tuning.hasDraft ? 'inTrial' : 'online')}</span>
              </span>
              <b className="b" />
            </li>
          )}
          {!hit.isCode && hit.reasons.length === 0 && !item && <li className="exp__all">{t('noReason')}</li>}
        </ul>
        <p className="mini muted">{t('orderCount', { count: hit.orderCount, number: showNumber(hit.orderCount) })}</p>
      </Card>
      {item && may && (
        <ItemForm
          key={JSON.stringify(item)}
          item={item}
          onSave={(saved) => onChange((items) => items.map((one) => (one.productId === saved.productId ? saved : one)))}
        />
      )}
      {tuning.tuningId !== null && (
        <TuningHistory tuningId={tuning.tuningId} onPutBack={(items) => onChange(() => items)} may={may} />
      )}
    </div>
  );
}

/** The position, the weight and the campaign of a tuning. */
function ItemForm({ item, onSave }: { item: TunedItem; onSave: (item: TunedItem) => void }) {
  const { t } = useTranslation('beheer-search');
  const [edit, setEdit] = useState(item);
  const isWrong = edit.from !== null && edit.until !== null && edit.from > edit.until;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onSave(edit);
  };
  return (
    <Card title={t('decision')}>
      <form className="stack" onSubmit={submit}>
        {item.action === 'pin' && (
          <TextField
            label={t('place')}
            type="number"
            min={1}
            max={100}
            required
            value={edit.place ?? ''}
            onChange={({ target }) => setEdit({ ...edit, place: Number(target.value) })}
          />
        )}
        {item.action === 'boost' && (
          <TextField
            label={t('boost')}
            hint={t('boostHint')}
            type="number"
            min={1}
            max={500}
            required
            value={edit.boost ?? ''}
            onChange={({ target }) => setEdit({ ...edit, boost: Number(target.value) })}
          />
        )}
        <div className="twodays">
          <TextField
            label={t('from')}
            type="date"
            value={edit.from ?? ''}
            onChange={({ target }) => setEdit({ ...edit, from: target.value || null })}
          />
          <TextField
            label={t('until')}
            error={isWrong ? t('untilBefore') : undefined}
            type="date"
            value={edit.until ?? ''}
            onChange={({ target }) => setEdit({ ...edit, until: target.value || null })}
          />
        </div>
        <p className="mini muted">{t('noDays')}</p>
        <Button type="submit" block>
          {t('prepare')}
        </Button>
      </form>
    </Card>
  );
}
