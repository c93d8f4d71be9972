import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { showDay } from './approval-words.ts';
import type { CompanySettings } from './load-company-rules.ts';
import { useSubmitOnce } from './use-submit-once.ts';

/** Stand-ins for approvers who are away; managers see those of everybody. */
export function StandInsSection({ standIns, substitutes }: Pick<CompanySettings, 'standIns' | 'substitutes'>) {
  const { t } = useTranslation('company-rules');
  const ownId = useKnownChrome().session?.userId;
  const [isAdding, setIsAdding] = useState(false);
  const { send, refusal, isBusy } = useSubmitOnce(t('failed'));
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
                {t(user.id === ownId ? 'standInRowMine' : 'standInRow', {
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
                send((api) => api.call('approvals.removeStandIn', { params: { standInId: id } }), t('standInRemoved'))
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
  const { send, refusal, isBusy } = useSubmitOnce(t('failed'));
  const [standInId, setStandInId] = useState(substitutes[0]?.id ?? '');
  const [fromDay, setFromDay] = useState('');
  const [untilDay, setUntilDay] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { standInId, fromDay, untilDay };
    if (await send((api, headers) => api.call('approvals.addStandIn', { body, headers }), t('standInSaved'))) onClose();
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
