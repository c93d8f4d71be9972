import type { Site, SitePerson } from '@bouwpoort/contract/ordering/jobsites';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { browserApi } from '../../frame/http/api.ts';
import { AddressFields } from '../../organisation/places/address-fields.tsx';
import { type JobsiteValues, jobsiteRules, toJobsiteInput, toJobsiteValues } from './jobsite-form.ts';
import { PinField } from './pin-field.tsx';

interface JobsitePanelProps {
  open: boolean;
  /** Null for a new site. */
  site: Site | null;
  people: readonly SitePerson[];
  onClose: () => void;
  onSaved: (site: Site) => void;
}

export function JobsitePanel({ open, site, ...rest }: JobsitePanelProps) {
  const { t } = useTranslation('sites');
  return (
    <Dialog open={open} bare shape="side-panel" onClose={rest.onClose} title={t(site ? 'editTitle' : 'newTitle')}>
      {open && <JobsiteForm site={site} {...rest} />}
    </Dialog>
  );
}

type TextName = {
  [K in keyof JobsiteValues]: JobsiteValues[K] extends string ? K : never;
}[keyof JobsiteValues];

const weekdays = [1, 2, 3, 4, 5, 6];

function JobsiteForm({ site, people, onClose, onSaved }: Omit<JobsitePanelProps, 'open'>) {
  const { t } = useTranslation('sites');
  const { id: ventureId } = useVenture();
  const form = usePanelForm<JobsiteValues>({
    initial: toJobsiteValues(site),
    rules: jobsiteRules,
    words: t,
    save: async (values, key) => {
      const api = browserApi(ventureId);
      const body = toJobsiteInput(values);
      onSaved(
        site
          ? await api.call('sites.change', {
              params: { siteId: site.siteId },
              body: { ...body, version: site.version },
            })
          : await api.call('sites.add', { body, headers: { 'idempotency-key': key } }),
      );
    },
  });
  const { values, set, errorOf, refusal } = form;
  const text = (
    name: TextName,
    maxLength: number,
    more: { required?: true; type?: string; inputMode?: 'decimal' } = {},
  ) => {
    const { required, ...input } = more;
    return (
      <TextField
        label={t(`field_${name}`)}
        {...typedField(form, name)}
        optional={!required}
        autoComplete="off"
        maxLength={maxLength}
        {...input}
      />
    );
  };
  const toggle = <T,>(list: readonly T[], one: T, isOn: boolean) =>
    isOn ? [...list, one] : list.filter((other) => other !== one);
  return (
    <PanelForm form={form} submit={t(site ? 'save' : 'make')} onCancel={onClose}>
      {refusal && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
      {text('name', 100, { required: true })}
      <Group title={t('groupPlace')}>
        <AddressFields values={values} onChange={set} errorOf={errorOf} />
        <PinField
          value={values.pin}
          error={errorOf('pin')}
          postalCode={values.postalCode}
          onChange={(pin) => set({ pin })}
        />
      </Group>
      <Group title={t('groupAccess')}>
        <div className="form-grid form-grid--2">
          {text('gateWidth', 6, { inputMode: 'decimal' })}
          {text('gateNote', 120)}
          {text('freeHeight', 6, { inputMode: 'decimal' })}
          {text('heightNote', 120)}
          {text('craneHeight', 6, { inputMode: 'decimal' })}
          {text('liftHeight', 6, { inputMode: 'decimal' })}
          <div className="span-2">{text('craneNote', 120)}</div>
        </div>
        <Checkbox checked={values.cranePermit} onChange={(event) => set({ cranePermit: event.target.checked })}>
          {t('cranePermit')}
        </Checkbox>
        <fieldset>
          <legend className="field__label">{t('daysTitle')}</legend>
          <div className="site-form__days">
            {weekdays.map((day) => (
              <Checkbox
                key={day}
                checked={values.days.includes(day)}
                onChange={(event) => set({ days: toggle(values.days, day, event.target.checked) })}
              >
                {t(`day_${day}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <div className="form-grid form-grid--2">
          {text('from', 5, { type: 'time' })}
          {text('until', 5, { type: 'time' })}
          <div className="span-2">{text('hoursNote', 120)}</div>
          {text('approach', 80)}
          {text('approachNote', 120)}
        </div>
        <Checkbox checked={values.oneWay} onChange={(event) => set({ oneWay: event.target.checked })}>
          {t('oneWay')}
        </Checkbox>
        <div className="form-grid form-grid--2">
          {text('unloadAt', 80)}
          {text('unloadNote', 120)}
        </div>
      </Group>
      <Group title={t('groupContact')}>
        <div className="form-grid form-grid--2">
          {text('contactName', 80)}
          {text('contactPhone', 30, { type: 'tel' })}
          {text('contactNote', 120)}
          {text('backup', 120)}
        </div>
      </Group>
      <Group title={t('groupCompany')}>
        <SelectField
          label={t('field_leaderId')}
          {...typedField(form, 'leaderId')}
          optional
          options={[{ value: '', label: t('noLeader') }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        {people.length > 0 && (
          <fieldset>
            <legend className="field__label">{t('members')}</legend>
            {people.map(({ id, name }) => (
              <Checkbox
                key={id}
                checked={values.memberIds.includes(id)}
                onChange={(event) => set({ memberIds: toggle(values.memberIds, id, event.target.checked) })}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        )}
        {text('costCentre', 40)}
        {site && (
          <Checkbox checked={values.isClosed} onChange={(event) => set({ isClosed: event.target.checked })}>
            {t('isClosed')}
          </Checkbox>
        )}
      </Group>
    </PanelForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="site-form__group">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
