import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { beheerBranchRoutes, type Closure } from '@bouwpoort/contract/organisation/branches.staff';
import { calendarRoutes } from '@bouwpoort/contract/organisation/calendar';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { Card } from '../../frame/kit/card.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { hasPermission, useMe } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { dayOf, weekdayAndDay } from '../../frame/texts/dutch-time.ts';

/** Days without deliveries for one venture or all: the bouwvak, a company day. */
export function ClosuresCard() {
  const { t } = useTranslation('beheer-branches');
  const me = useMe();
  const notify = useUndoNotice();
  const { data, error, refetch } = useQuery(read(beheerBranchRoutes.closures));
  const { problem, attempt, refresh } = useAttempt([
    beheerBranchRoutes.closures,
    beheerBranchRoutes.details,
    calendarRoutes.holidays,
    auditRoutes.history,
  ]);
  const add = ({ ventureId, firstDay, lastDay, name }: Omit<Closure, 'closureId' | 'version'>) =>
    call(beheerBranchRoutes.addClosure, { body: { ventureId, firstDay, lastDay, name } });
  const drop = (closureId: number) => call(beheerBranchRoutes.removeClosure, { params: { closureId } });
  const places = [
    ...(hasPermission(me, 'branches.edit', { ventureId: null }) ? [{ value: '', label: t('allVentures') }] : []),
    ...me.ventures
      .filter(({ ventureId }) => hasPermission(me, 'branches.edit', { ventureId }))
      .map(({ ventureId, name }) => ({ value: ventureId, label: name })),
  ];
  return (
    <Card
      title={t('closures')}
      bare
      foot={
        places.length === 0 ? (
          <span>{t('closuresLocked')}</span>
        ) : (
          <AddClosure
            places={places}
            onAdd={(given) =>
              attempt(async () => {
                const created = await add(given);
                notify({
                  text: t('closureAdded', { name: created.name }),
                  undo: async () => {
                    await drop(created.closureId);
                    await refresh();
                  },
                });
              })
            }
          />
        )
      }
    >
      {error && <LoadError error={error} retry={refetch} />}
      {problem && <Notice kind="error" title={problem} />}
      {!data && !error && <Skeleton height="8rem" />}
      {data?.closures.length === 0 && <p className="sheet__body muted">{t('noClosures')}</p>}
      {data && data.closures.length > 0 && (
        <table className="dt dt--plain dt--stack">
          <TableHead columns={[t('closureDays'), t('closureName'), t('closureVenture')]} actions={t('actions')} />
          <tbody>
            {data.closures.map((one) => (
              <tr key={one.closureId}>
                <td className="n b m-full">
                  {one.firstDay === one.lastDay
                    ? closureDay(one.firstDay)
                    : t('fromTo', { from: closureDay(one.firstDay), to: closureDay(one.lastDay) })}
                </td>
                <td className="m-full">{one.name}</td>
                <td className="n">
                  {one.ventureId === null ? t('allVentures') : <VentureTag ventureId={one.ventureId} />}
                </td>
                <td className="r w0 m-act">
                  {hasPermission(me, 'branches.edit', { ventureId: one.ventureId }) && (
                    <IconButton
                      look="quiet"
                      className="btn--s"
                      icon="trash"
                      label={t('removeClosure', { name: one.name })}
                      onClick={() =>
                        attempt(async () => {
                          await drop(one.closureId);
                          notify({
                            text: t('closureRemoved', { name: one.name }),
                            undo: async () => {
                              await add(one);
                              await refresh();
                            },
                          });
                        })
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface AddClosureProps {
  places: readonly { value: string; label: string }[];
  /** Resolves to false when it was refused: the input stays. */
  onAdd: (closure: Omit<Closure, 'closureId' | 'version'>) => Promise<boolean>;
}

function AddClosure({ places, onAdd }: AddClosureProps) {
  const { t } = useTranslation('beheer-branches');
  const [firstDay, setFirst] = useState('');
  const [lastDay, setLast] = useState('');
  const [name, setName] = useState('');
  const [place, setPlace] = useState(places[0]?.value ?? '');
  return (
    <form
      className="dev__add"
      onSubmit={async (event) => {
        event.preventDefault();
        const days = { firstDay, lastDay: lastDay === '' ? firstDay : lastDay };
        if (await onAdd({ ventureId: place === '' ? null : place, ...days, name })) setName('');
      }}
    >
      <Input
        type="date"
        aria-label={t('firstDay')}
        value={firstDay}
        required
        onChange={({ target }) => setFirst(target.value)}
      />
      <Input
        type="date"
        aria-label={t('lastDay')}
        value={lastDay}
        min={firstDay}
        onChange={({ target }) => setLast(target.value)}
      />
      <Input
        aria-label={t('closureName')}
        placeholder={t('closureName')}
        value={name}
        required
        maxLength={80}
        onChange={({ target }) => setName(target.value)}
      />
      <Select
        aria-label={t('closureVenture')}
        value={place}
        options={places}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" className="btn--s" icon="plus">
        {t('addClosure')}
      </Button>
    </form>
  );
}

/** With its year when that is another one. */
function closureDay(day: string): string {
  const year = day.slice(0, 4);
  return year === dayOf(new Date()).slice(0, 4) ? weekdayAndDay(day) : `${weekdayAndDay(day)} ${year}`;
}
