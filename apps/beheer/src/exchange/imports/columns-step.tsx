import { writableEntity } from '@bouwpoort/contract/exchange/batches';
import { beheerImportRoutes, columnMeanings, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { fieldName } from '@bouwpoort/contract/foundation/record-field-name';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { read } from '../../frame/api/read.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { usableMappings } from '../plans/usable-mappings.ts';
import { usesOfColumns } from './column-use.ts';
import { factText } from './fact-text.ts';
import { useRunActions } from './use-run-actions.ts';

type Meanings = NonNullable<ImportRun['meanings']>;

/** The detected format of the file, the meaning of its columns, and how it is applied. */
export function ColumnsStep({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const navigate = useNavigate();
  const { settings, check } = useRunActions(run.runId);
  const [meanings, setMeanings] = useState<Meanings | null>(run.meanings);
  const [entity, setEntity] = useState(run.entity);
  const [mode, setMode] = useState(run.mode);
  const [mappingName, setMappingName] = useState(run.mappingName);
  const [saveAs, setSaveAs] = useState('');
  const [saveForAll, setSaveForAll] = useState(false);
  const maySaveForAll = useHasPermission('exchange.run', { ventureId: null });
  const { columns, facts } = run.findings;
  const isTable = columns.length > 0;
  const needsEntity = run.format === 'ndjson' || run.format === 'entity-csv';
  const isBusy = settings.isPending || check.isPending;
  const error = settings.error ?? check.error;
  const save = () =>
    settings.mutateAsync({
      entity,
      mode,
      meanings,
      mappingName,
      ...(saveAs.trim() === '' ? {} : { saveAs: saveAs.trim(), saveForAll }),
    });
  const runCheck = async () => {
    if (isBusy) return;
    await save();
    await check.mutateAsync();
    navigate(link(`/importeren/${run.runId}`), { replace: true });
  };
  // The notice above shows the refusal.
  const tryCheck = () => void runCheck().catch(() => undefined);
  useShortcut({ keys: 'Ctrl Enter', label: t('runCheck'), group: t('imports') }, tryCheck, { inFields: true });
  const used = Object.keys(meanings ?? {}).length;
  return (
    <>
      {error && <Notice kind="error" title={error.message} />}
      <div className="cols cols--aside">
        <Card title={t('columnsOf', { file: run.fileName })} bare={isTable}>
          {isTable ? (
            <ColumnsTable
              columns={columns}
              meanings={meanings ?? {}}
              isLocked={mappingName !== null}
              onChange={(next) => setMeanings(next)}
            />
          ) : (
            <p className="muted">{t('noColumnsText')}</p>
          )}
        </Card>
        <div className="col">
          <Card title={t('recognised')}>
            <Facts
              facts={[
                [t('format'), t(`format-${run.format}`)],
                ...Object.entries(facts).map(([name, value]) => [t(`fact-${name}`), factText(name, value, t)] as const),
              ]}
            />
          </Card>
          <Card title={t('howApplied')}>
            <div className="stack">
              {needsEntity && (
                <SelectField
                  label={t('whatIsIn')}
                  value={entity ?? ''}
                  onChange={(event) => setEntity(writableEntity.safeParse(event.target.value).data ?? null)}
                  options={[
                    { value: '', label: t('chooseEntity') },
                    ...writableEntity.options.map((value) => ({ value, label: t(`entity-${value}`) })),
                  ]}
                />
              )}
              <SelectField
                label={t('mode')}
                hint={t(`modeHint-${mode}`)}
                value={mode}
                onChange={(event) => setMode(event.target.value === 'replace' ? 'replace' : 'merge')}
                options={(['merge', 'replace'] as const).map((value) => ({ value, label: t(`mode-${value}`) }))}
              />
              {isTable && (
                <MappingChoice
                  run={run}
                  chosen={mappingName}
                  onChoose={(name, kept) => {
                    setMappingName(kept ? null : name);
                    if (kept) setMeanings(ofColumns(kept, columns));
                  }}
                />
              )}
              {isTable && mappingName === null && (
                <TextField
                  label={t('saveAs')}
                  hint={t('saveAsHint')}
                  optional
                  value={saveAs}
                  maxLength={60}
                  onChange={(event) => setSaveAs(event.target.value)}
                />
              )}
              {isTable && mappingName === null && saveAs.trim() !== '' && (
                <Checkbox
                  checked={saveForAll}
                  disabled={!maySaveForAll}
                  onChange={(event) => setSaveForAll(event.target.checked)}
                >
                  {t(maySaveForAll ? 'saveForAll' : 'saveForAllNot')}
                </Checkbox>
              )}
              {run.mapped.length > 0 && (
                <p className="muted">
                  {t('becomes', { what: run.mapped.map((one) => t(`entity-${one}`)).join(', ') })}
                </p>
              )}
              {run.missing.length > 0 && (
                <Notice kind="attention" title={t('missing')}>
                  {run.missing.map((one) => `${t(`entity-${one.entity}`)}: ${fieldName(t, one.field)}`).join(', ')}
                </Notice>
              )}
            </div>
          </Card>
        </div>
      </div>
      <div className="dock">
        <span role="status">
          {isTable ? t('coupledFoot', { used: String(used), all: String(columns.length) }) : t('nothingChanged')}
        </span>
        <span className="push acts">
          <Button className="btn--dark" look="plain" onClick={() => navigate(link('/importeren'))}>
            {t('back')}
          </Button>
          <PermissionButton
            permission="exchange.run"
            where={{ ventureId: run.ventureId }}
            look="plain"
            className="btn--safety"
            state={isBusy ? 'busy' : 'idle'}
            onClick={tryCheck}
          >
            <BeheerIcon name="b-play" />
            {t('runCheck')}
            <Keys keys="Ctrl Enter" />
          </PermissionButton>
        </span>
      </div>
    </>
  );
}

/** A saved mapping may contain columns that this file does not have. */
function ofColumns(kept: Meanings, columns: ImportRun['findings']['columns']): Meanings {
  const names = new Set(columns.map(({ name }) => name));
  return Object.fromEntries(Object.entries(kept).filter(([name]) => names.has(name)));
}

interface ColumnsTableProps {
  columns: ImportRun['findings']['columns'];
  meanings: Meanings;
  isLocked: boolean;
  onChange: (meanings: Meanings) => void;
}

function ColumnsTable({ columns, meanings, isLocked, onChange }: ColumnsTableProps) {
  const { t } = useTranslation('beheer-imports');
  const taken = Object.values(meanings);
  const uses = usesOfColumns(columns.map(({ name }) => name));
  return (
    <table className="dt dt--plain dt--stack import-cols">
      <TableHead
        columns={[
          t('inFile'),
          t('sample'),
          { label: t('anotherSample'), className: 'p3' },
          { label: t('becomesHead'), className: 'w0', isHidden: true },
          t('withUs'),
          t('found'),
        ]}
      />
      <tbody>
        {columns.map(({ name, samples }, index) => {
          const use = uses[index] ?? 'usable';
          const meaning = use === 'usable' ? meanings[name] : undefined;
          const isTwice = meaning !== undefined && taken.filter((one) => one === meaning).length > 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may have one name
            <tr key={index} className={isTwice ? 'is-bad' : undefined}>
              <td>
                <span className="b">{name || t('nameless')}</span>
                {use !== 'usable' && <span className="sub">{t(`columnUse-${use}`)}</span>}
              </td>
              <td className="muted code trunc">{samples[0] ?? ''}</td>
              <td className="muted code trunc p3">{samples[1] ?? ''}</td>
              <td className="w0 m-hide">
                <Icon name="arrow-right" size="small" />
              </td>
              <td>
                <Select
                  compact
                  aria-label={t('fieldFor', { column: name || t('nameless') })}
                  disabled={isLocked || use !== 'usable'}
                  value={meaning ?? ''}
                  onChange={(event) => {
                    const chosen = columnMeanings.find((one) => one === event.target.value);
                    const { [name]: _, ...others } = meanings;
                    onChange(chosen ? { ...others, [name]: chosen } : others);
                  }}
                  options={[
                    { value: '', label: t('skip') },
                    ...columnMeanings.map((value) => ({ value, label: t(`meaning-${value}`) })),
                  ]}
                />
              </td>
              <td className="n">
                {isTwice ? (
                  <StateMark look="bad">{t('twice')}</StateMark>
                ) : meaning ? (
                  <StateMark look="done">{t('coupledOne')}</StateMark>
                ) : (
                  <StateMark look="off">{t('skipped')}</StateMark>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface MappingChoiceProps {
  run: ImportRun;
  chosen: string | null;
  /** With the mapping it was made from, if that is known. */
  onChoose: (name: string | null, kept: Meanings | null) => void;
}

function MappingChoice({ run, chosen, onChoose }: MappingChoiceProps) {
  const { t } = useTranslation('beheer-imports');
  const { data } = useQuery(read(beheerImportRoutes.options));
  const mappings = usableMappings(data, run.ventureId);
  if (mappings.length === 0) return null;
  return (
    <SelectField
      label={t('savedMapping')}
      hint={chosen === null ? undefined : t('savedMappingHint')}
      value={chosen ?? ''}
      onChange={(event) => {
        const mapping = mappings.find(({ name }) => name === event.target.value);
        onChoose(mapping?.name ?? null, mapping ? mapping.meanings : run.meanings);
      }}
      options={[{ value: '', label: t('mappingNone') }, ...mappings.map(({ name }) => ({ value: name, label: name }))]}
    />
  );
}
