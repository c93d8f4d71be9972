import { writableEntity } from '@bouwpoort/contract/exchange/batches';
import {
  beheerIntegrationRoutes,
  type ExportRun,
  exportFormatNames,
} from '@bouwpoort/contract/exchange/connections.staff';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { call, urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { OfVenture } from '../../frame/kit/venture-mark.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { hasPermission, useHasPermission, useMe } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';

const looks: Readonly<Record<ExportRun['state'], StateLook>> = { waiting: 'busy', finished: 'done', failed: 'bad' };
/** The source whose external ids a file contains when it is not for a particular source. */
const ownSource = 'export';

/** Data of the shop as a file. */
export function Component() {
  const { t } = useTranslation('beheer-imports');
  const mayRun = useHasPermission('exchange.run');
  const { data, error, refetch } = useQuery({
    ...read(beheerIntegrationRoutes.exports, { headers: inBackground }),
    refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'waiting') ? 1000 : false),
  });
  return (
    <>
      <SectionHead />
      {error && !data && <LoadError error={error} retry={refetch} />}
      <div className="cols cols--aside">
        <Card title={t('exports')} foot={<span>{t('exportsFoot')}</span>} bare={(data?.exports.length ?? 0) > 0}>
          {data?.exports.length === 0 && <p className="muted">{t('exportsEmpty')}</p>}
          {data && data.exports.length > 0 && <ExportsTable exports={data.exports} />}
        </Card>
        {mayRun ? <NewExport /> : <PermissionNote permission="exchange.run" />}
      </div>
    </>
  );
}

function ExportsTable({ exports }: { exports: readonly ExportRun[] }) {
  const { t } = useTranslation('beheer-imports');
  return (
    <table className="dt dt--plain dt--tall">
      <TableHead
        columns={[t('columnWhat'), { label: t('columnRecords'), className: 'r' }, t('columnWho'), t('columnState')]}
        actions={t('download')}
      />
      <tbody>
        {exports.map((one) => (
          <tr key={one.exportId}>
            <td>
              <OfVenture ventureId={one.ventureId}>{one.entity ? t(`entity-${one.entity}`) : t('catalogue')}</OfVenture>
              <span className="sub">{t([`exportFormat-${one.format}`, `format-${one.format}`])}</span>
            </td>
            <td className="r">{one.records !== null && showNumber(one.records)}</td>
            <td>
              {one.staffName}
              <Moment at={one.createdAt} className="sub" />
            </td>
            <td className="n">
              <StateMark look={looks[one.state]}>{one.failure ?? t(`export-${one.state}`)}</StateMark>
            </td>
            <td className="r w0">
              {one.size !== null && (
                <a
                  className={buttonClass({ look: 'secondary' }, 'btn--s')}
                  href={urlOf(beheerIntegrationRoutes.download, { params: { exportId: one.exportId } })}
                  download
                >
                  <Icon name="download" size="small" />
                  {formatFileSize(one.size)}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NewExport() {
  const { t } = useTranslation('beheer-imports');
  const me = useMe();
  const { venture } = useScope();
  const client = useQueryClient();
  const ventures = me.ventures.filter(({ ventureId }) => hasPermission(me, 'exchange.run', { ventureId }));
  const [ventureId, setVentureId] = useState(venture?.ventureId ?? firstShop(ventures)?.ventureId ?? '');
  const [format, setFormat] = useState<(typeof exportFormatNames)[number]>('csv');
  const [entity, setEntity] = useState<ExportRun['entity']>('product');
  const start = useMutation({
    mutationFn: () =>
      call(beheerIntegrationRoutes.startExport, {
        body: { ventureId, format, source: ownSource, entity: isOfEntity ? entity : null },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: [beheerIntegrationRoutes.exports.path] }),
  });
  const isOfEntity = format === 'csv' || format === 'ndjson';
  return (
    <Card title={t('newExport')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          start.mutate();
        }}
      >
        {start.error && <Notice kind="error" title={start.error.message} />}
        <SelectField
          label={t('format')}
          hint={t(isOfEntity ? 'exportEntityHint' : 'exportCatalogueHint')}
          value={format}
          onChange={(event) => setFormat(exportFormatNames.find((one) => one === event.target.value) ?? 'csv')}
          options={exportFormatNames.map((value) => ({
            value,
            label: t([`exportFormat-${value}`, `format-${value}`]),
          }))}
        />
        {isOfEntity && (
          <SelectField
            label={t('columnWhat')}
            value={entity ?? ''}
            onChange={(event) => setEntity(writableEntity.safeParse(event.target.value).data ?? null)}
            options={writableEntity.options.map((value) => ({ value, label: t(`entity-${value}`) }))}
          />
        )}
        <SelectField
          label={t('ofVenture')}
          value={ventureId}
          onChange={(event) => setVentureId(event.target.value)}
          options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
        />
        <div className="acts">
          <PermissionButton
            permission="exchange.run"
            type="submit"
            look="primary"
            state={start.isPending ? 'busy' : 'idle'}
          >
            {t('makeExport')}
          </PermissionButton>
        </div>
      </form>
    </Card>
  );
}
