import type { BranchEdit } from '@bouwpoort/contract/organisation/branches.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { weekdays } from './week-editor.tsx';

type CutOff = BranchEdit['cutOffs'][number];

interface CutOffsEditorProps {
  cutOffs: readonly CutOff[];
  onChange: (cutOffs: CutOff[]) => void;
  changed: readonly string[];
  readOnly: boolean;
}

const methods = ['storedelivery', 'instorepickup'] as const;

/** The cut-off time per weekday, and the number of delivery days after it. */
export function CutOffsEditor({ cutOffs, onChange, changed, readOnly }: CutOffsEditorProps) {
  const { t } = useTranslation('beheer-branches');
  const find = (method: CutOff['method'], weekday: number) =>
    cutOffs.find((one) => one.method === method && one.weekday === weekday);
  const without = (given: CutOff) =>
    cutOffs.filter((one) => one.method !== given.method || one.weekday !== given.weekday);
  const put = (given: CutOff) =>
    onChange(
      [...without(given), given].sort((a, b) =>
        a.weekday === b.weekday ? (a.method < b.method ? -1 : 1) : a.weekday - b.weekday,
      ),
    );
  return (
    <Card title={t('cutOffs')} tools={<span className="mini muted">{t('cutOffsHint')}</span>} bare>
      <div className="cut">
        <table className="dt dt--plain">
          <thead>
            <tr>
              <th scope="col">{t('method')}</th>
              {weekdays.map((weekday) => (
                <th key={weekday} scope="col">
                  {t(`day-short-${weekday}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {methods.map((method) => (
              <tr key={method}>
                <th scope="row">{t(`method-${method}`)}</th>
                {weekdays.map((weekday) => {
                  const one = find(method, weekday);
                  const label = t('cutOffOf', { day: t(`day-${weekday}`), method: t(`method-${method}`) });
                  const given = one ?? { method, weekday, time: '12:00', leadDays: 1 };
                  return (
                    <td key={weekday} className={changed.includes(`cutOff.${method}.${weekday}`) ? 'n is-dirty' : 'n'}>
                      <Input
                        type="time"
                        aria-label={label}
                        value={one?.time ?? ''}
                        readOnly={readOnly}
                        onChange={({ target }) =>
                          target.value === '' ? onChange(without(given)) : put({ ...given, time: target.value })
                        }
                      />
                      <Input
                        type="number"
                        min={0}
                        max={60}
                        aria-label={t('leadDaysOf', { cutOff: label })}
                        value={one?.leadDays ?? ''}
                        readOnly={readOnly}
                        onChange={({ target }) =>
                          target.value !== '' && put({ ...given, leadDays: Number(target.value) })
                        }
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
