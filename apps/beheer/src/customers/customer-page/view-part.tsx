import { type BeheerCustomer, beheerCustomerRoutes } from '@bouwpoort/contract/customers/customers.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { clockTime } from '../../frame/texts/dutch-time.ts';
import { useCustomerRefresh } from '../customers/use-customer-changes.ts';

/** The shop as one of its users sees it, read-only; the customer's manager can read who viewed it and why. */
export function ViewPart({ data }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const { row } = data;
  const may = useHasPermission('customers.view-as', {
    ventureId: row.ventureId,
    ...(row.branchId ? { branchId: row.branchId } : {}),
  });
  return (
    <div className="cols cols--half">
      <Card title={t('viewWhy')}>
        {may ? <ViewForm data={data} /> : <PermissionNote permission="customers.view-as" />}
      </Card>
      <Card title={t('viewsBefore')}>
        {data.views.length === 0 && <p className="muted">{t('viewsNone')}</p>}
        <ol className="hist">
          {data.views.map((view) => (
            <li key={view.viewId}>
              <span />
              <div>
                <p>{t('viewedAs', { staff: view.staffName, user: view.userName })}</p>
                <p className="sub">{view.reason}</p>
              </div>
              <Moment at={view.startedAt} />
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}

function ViewForm({ data: { row, users } }: { data: BeheerCustomer }) {
  const { t } = useTranslation('beheer-customers');
  const [params] = useSearchParams();
  const open = users.filter(({ active, isBlocked }) => active && !isBlocked);
  const [userId, setUserId] = useState(params.get('als') ?? open[0]?.id ?? '');
  const [reason, setReason] = useState('');
  const refresh = useCustomerRefresh();
  const start = useMutation({
    mutationFn: () =>
      call(beheerCustomerRoutes.viewAs, { params: { customerId: row.customerId, userId }, body: { reason } }),
    onSuccess: refresh,
  });
  const { error, data: view } = start;
  const fieldError = error instanceof ApiProblem ? error.problem.errors?.reason?.[0] : undefined;
  if (open.length === 0) return <p className="muted">{t('viewNobody')}</p>;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      {error && !fieldError && <Notice kind="error" title={error.message} />}
      <Field label={t('viewUser')}>
        {({ id }) => (
          <Select
            id={id}
            value={userId}
            onChange={(event) => setUserId(event.target.value)}
            options={open.map((user) => ({ value: user.id, label: `${user.firstName} ${user.lastName}` }))}
          />
        )}
      </Field>
      <TextField
        label={t('viewReason')}
        hint={t('viewReasonHint')}
        error={fieldError}
        value={reason}
        maxLength={300}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="acts">
        <Button type="submit" look="primary" icon="eye" state={start.isPending ? 'busy' : 'idle'}>
          {t('viewStart')}
        </Button>
        {view && (
          <a className={buttonClass({ look: 'secondary' })} href={view.url} target="_blank" rel="noopener">
            {t('viewOpen')}
          </a>
        )}
      </div>
      {view && <p role="status">{t('viewStarted', { time: clockTime(view.expiresAt) })}</p>}
    </form>
  );
}
