import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import { showDay } from './approval-words.ts';
import type { CompanySettings } from './load-company-rules.ts';
import { useSaving } from './use-saving.ts';

export function StandInsSection({ company }: { company: CompanySettings }) {
  const { t } = useTranslation('company-rules');
  const { standIns, substitutes } = company;
  const [isAdding, setIsAdding] = useState(false);
  const { save, refusal, isBusy } = useSaving(t('failed'));
  return (
    <section className="sec" id="vervangen" aria-labelledby="stand-ins-title">
      <div className="sec__head">
        <h2 id="stand-ins-title">{t('standIns')}</h2>
        {!isAdding && substitutes.length > 0 && (
          <Button icon="plus" onClick={() => setIsAdding(true)}>
            {t('standInAdd')}
          </Button>
        )}
      </div>
      {refusal && <Notice kind="error" title={refusal} />}
      {standIns.length === 0 && !isAdding && (
        <p className="muted">{t(substitutes.length > 0 ? 'standInNone' : 'nobodyElse')}</p>
      )}
      <div className="rows">
        {standIns.map(({ id, user, standIn, fromDay, untilDay }) => (
          <div className="row" key={id}>
            <Icon name="calendar" />
            <span className="row__main">
              <span className="row__title">
                {t('standInRow', {
                  standIn: standIn.name,
                  user: user.name,
                  from: showDay(fromDay),
                  until: showDay(untilDay),
                })}
              </span>
            </span>
            <IconButton
              icon="trash"
              label={t('standInRemove', { name: standIn.name })}
              disabled={isBusy}
              onClick={() =>
                save((api) => api.call('approvals.removeStandIn', { params: { standInId: id } }), t('standInRemoved'))
              }
            />
          </div>
        ))}
      </div>
      {isAdding && <StandInForm substitutes={substitutes} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function StandInForm({ substitutes, onClose }: { substitutes: CompanySettings['substitutes']; onClose: () => void }) {
  const { t } = useTranslation('company-rules');
  const { save, refusal, isBusy } = useSaving(t('failed'));
  const [standInId, setStandInId] = useState(substitutes[0]?.id ?? '');
  const [fromDay, setFromDay] = useState('');
  const [untilDay, setUntilDay] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { standInId, fromDay, untilDay };
    if (await save((api, headers) => api.call('approvals.addStandIn', { body, headers }), t('standInSaved'))) onClose();
  };
  return (
    <form className="stand-in-form" onSubmit={submit} noValidate>
      {refusal && <Notice kind="error" title={refusal} />}
      <SelectField
        label={t('standInWho')}
        value={standInId}
        options={substitutes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setStandInId(event.target.value)}
      />
      <TextField
        label={t('standInFrom')}
        type="date"
        name="fromDay"
        value={fromDay}
        onChange={(event) => setFromDay(event.target.value)}
      />
      <TextField
        label={t('standInUntil')}
        type="date"
        name="untilDay"
        value={untilDay}
        onChange={(event) => setUntilDay(event.target.value)}
      />
      <div className="rl__save">
        <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
          {t('standInSave')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
