import { beheerImportRoutes, type ImportRunSummary, maxImportBytes } from '@bouwpoort/contract/exchange/imports.staff';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton, PermissionNote } from '../../frame/kit/permission.tsx';
import { LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { firstShop, useScope } from '../../frame/session/scope.ts';
import { hasPermission, useHasPermission, useMe } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { DropZone } from '../../frame/upload/drop-zone.tsx';
import { RunState } from '../batches/import-state.tsx';
import { WizardSteps } from './wizard-steps.tsx';

/** The first step: file, source and venture. */
export function Component() {
  const mayRun = useHasPermission('exchange.run');
  return (
    <>
      <SectionHead />
      <WizardSteps now="source" notes={{}} />
      <div className="cols cols--half cols--late">
        {mayRun ? <UploadFile /> : <PermissionNote permission="exchange.run" />}
        <EarlierRuns />
      </div>
    </>
  );
}

function UploadFile() {
  const { t } = useTranslation('beheer-imports');
  const me = useMe();
  const { venture, link } = useScope();
  const navigate = useNavigate();
  const ventures = me.ventures.filter(({ ventureId }) => hasPermission(me, 'exchange.run', { ventureId }));
  const [file, setFile] = useState<File>();
  const [source, setSource] = useState('');
  const [ventureId, setVentureId] = useState(venture?.ventureId ?? firstShop(ventures)?.ventureId ?? '');
  const options = useQuery(read(beheerImportRoutes.options)).data;
  const upload = useMutation({
    mutationFn: (given: File) =>
      call(beheerImportRoutes.upload, {
        query: { ventureId, source: withoutEdges(source), fileName: given.name },
        file: given,
      }),
    onSuccess: ({ runId }) => navigate(link(`/importeren/${runId}`)),
  });
  const isTooLarge = file !== undefined && file.size > maxImportBytes;
  const isReady =
    file !== undefined && !isTooLarge && withoutEdges(source) !== '' && ventureId !== '' && !upload.isPending;
  const send = () => {
    if (isReady) upload.mutate(file);
  };
  useShortcut({ keys: 'Ctrl Enter', label: t('toColumns'), group: t('imports') }, send, {
    enabled: isReady,
    inFields: true,
  });
  return (
    <Card title={t('whereFrom')}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <DropZone
          label={t('chooseFile')}
          hint={t('fileKinds')}
          accept=".csv,.txt,.xlsx,.xml,.json,.ndjson,.jsonl"
          onFiles={([chosen]) => setFile(chosen)}
        >
          {file && (
            <>
              <b className="b">{file.name}</b>, {formatFileSize(file.size)}
            </>
          )}
        </DropZone>
        {isTooLarge && <Notice kind="error" title={t('tooLarge', { size: formatFileSize(maxImportBytes) })} />}
        {upload.error && <Notice kind="error" title={upload.error.message} />}
        <div className="form-grid--2">
          <Field label={t('source')} hint={t('sourceHint')}>
            {(control) => (
              <>
                <Input
                  {...control}
                  list="import-sources"
                  value={source}
                  autoComplete="off"
                  onChange={({ target }) => setSource(target.value.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'))}
                  onBlur={() => setSource(withoutEdges(source))}
                />
                <datalist id="import-sources">
                  {options?.sources.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <SelectField
            label={t('forVenture')}
            value={ventureId}
            onChange={(event) => setVentureId(event.target.value)}
            options={ventures.map((one) => ({ value: one.ventureId, label: one.name }))}
          />
        </div>
        <div className="acts acts--end">
          <PermissionButton
            permission="exchange.run"
            type="submit"
            look="primary"
            disabled={!isReady}
            state={upload.isPending ? 'busy' : 'idle'}
          >
            {t('toColumns')}
            <Keys keys="Ctrl Enter" />
          </PermissionButton>
        </div>
      </form>
    </Card>
  );
}

const withoutEdges = (source: string) => source.replaceAll(/^-|-$/g, '');

const unapplied: readonly ImportRunSummary['state'][] = ['uploaded', 'checking', 'checked', 'undone'];

/** Empty for a dry run, or one that was rolled back. */
function changesIn({ state, counts }: ImportRunSummary): string {
  return unapplied.includes(state) ? '' : showNumber(counts.created + counts.changed);
}

function EarlierRuns() {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const { data, error, refetch } = useQuery(read(beheerImportRoutes.runs));
  const runs = data?.runs;
  return (
    <Card
      title={t('earlierRuns')}
      tools={<Link to={link('/importeren/zendingen')}>{t('allBatches')}</Link>}
      foot={<span>{t('undoFoot')}</span>}
      bare={(runs?.length ?? 0) > 0}
    >
      {error && <LoadError error={error} retry={refetch} />}
      {!data && !error && <Skeleton height="6rem" />}
      {runs?.length === 0 && <p className="muted">{t('noRuns')}</p>}
      {runs && runs.length > 0 && (
        <table className="dt dt--plain dt--tall dt--stack">
          <TableHead columns={[t('columnFile'), { label: t('columnChanged'), className: 'r' }, t('columnState')]} />
          <tbody>
            {runs.map((run) => (
              <tr key={run.runId}>
                <td className="m-full">
                  <Link className="m-link" to={link(`/importeren/${run.runId}`)}>
                    {run.fileName}
                  </Link>
                  <span className="sub">
                    {run.source}, {run.staffName}, <Moment at={run.createdAt} />
                  </span>
                </td>
                <td className="r m-hide">{changesIn(run)}</td>
                <td className="n">
                  <RunState run={run} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
