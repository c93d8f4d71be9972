import type { LabelSheet, OrderList } from '@bouwpoort/contract/ordering/lists';
import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { labelPlaces } from '@bouwpoort/trade/foundation/label-sheets';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type CSSProperties, useState } from 'react';
import { apiUrl } from '../../frame/http/api.ts';

const sheets = Object.keys(labelPlaces) as LabelSheet[];
const shownRows = 2;
const all = '*';

export function LabelsDialog({ list, onClose }: { list: OrderList; onClose: () => void }) {
  const { t } = useTranslation('order-lists');
  const [sheet, setSheet] = useState<LabelSheet>('a4-24');
  const [section, setSection] = useState(all);
  const [first, setFirst] = useState('1');
  const [standing, setStanding] = useState(true);
  // Articles that are not sold any more need no label.
  const sold = list.lines.filter(({ notOrderable }) => notOrderable !== 'gone');
  const lines = sold.filter((line) => section === all || line.section === section);
  const { label, columns, rows } = labelPlaces[sheet];
  const size = columns * rows;
  const from = Math.min(size, Math.max(1, Number.parseInt(first, 10) || 1));
  const count = Math.ceil((from - 1 + lines.length) / size);
  const query = { sheet, first: from, standing, ...(section === all ? {} : { section }) };
  return (
    <Dialog
      open
      title={t('labelsTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {lines.length > 0 && (
            <a
              className={buttonClass({ look: 'primary' })}
              href={apiUrl('lists.labels', { params: { listId: list.id }, query })}
              download
            >
              <Icon name="printer" size="control" />
              {t('labelMake', { count })}
            </a>
          )}
        </>
      }
    >
      <div className="form-grid form-grid--2">
        <SelectField
          label={t('labelSheet')}
          value={sheet}
          options={sheets.map((one) => ({ value: one, label: t(`sheet_${one}`) }))}
          onChange={(event) => setSheet(event.target.value as LabelSheet)}
        />
        <SelectField
          label={t('labelLines')}
          value={section}
          options={[
            { value: all, label: t('labelAll', { count: sold.length }) },
            ...list.sections.map(({ name }) => ({ value: name, label: t('labelOnly', { section: name }) })),
          ]}
          onChange={(event) => setSection(event.target.value)}
        />
        <TextField
          label={t('labelFirst')}
          hint={t('labelFirstHint')}
          inputMode="numeric"
          value={first}
          onChange={(event) => setFirst(event.target.value)}
        />
        <div className="field">
          <span className="field__label">{t('labelOn')}</span>
          <Checkbox checked={standing} onChange={(event) => setStanding(event.target.checked)}>
            {t('labelStandingField')}
          </Checkbox>
        </div>
      </div>
      <div
        className="lbl-sheet"
        style={{ '--columns': columns, '--label-width': label.width, '--label-height': label.height } as CSSProperties}
        aria-hidden="true"
      >
        {lines.slice(0, columns * shownRows).map((line) => (
          <div className="lbl" key={line.id}>
            <span className="lbl__text">
              <b>{withTimesSigns(line.displayName)}</b>
              <span>{line.code}</span>
              {standing && line.standing !== null && (
                <small>{t('labelStanding', { amount: showAmount(line.standing, line.salesUnitId) })}</small>
              )}
            </span>
            <span className="lbl__bar" />
            <Icon name="qr" className="lbl__qr" />
          </div>
        ))}
      </div>
      <p className="small muted">{t('labelText')}</p>
    </Dialog>
  );
}
