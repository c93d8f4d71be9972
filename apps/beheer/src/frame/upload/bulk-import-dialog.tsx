import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';
import type { useAttempt } from '../form/use-attempt.ts';
import { type StateLook, StateMark } from '../kit/state-mark.tsx';
import { TableHead } from '../table/table-head.tsx';
import { showNumber } from '../texts/dutch-number.ts';
import { DropZone } from './drop-zone.tsx';

/** The maximum number of rendered lines; those with an error come first. */
const shownLines = 200;

interface DryRunLine {
  line: number;
  problem: string | null;
}

interface Outcome<Line extends DryRunLine> {
  lines: Line[];
  taken: number;
  refused: number;
}

interface BulkImportDialogProps<Line extends DryRunLine> {
  title: string;
  hint: string;
  fileHint: string;
  placeholder: string;
  /** The heading of the column that identifies a line. */
  subject: string;
  attempts: Pick<ReturnType<typeof useAttempt>, 'problem' | 'attempt'>;
  send: (text: string, isDryRun: boolean) => Promise<Outcome<Line>>;
  describe: (line: Line) => { what: ReactNode; note: string; look: StateLook; state: string };
  onTaken: (taken: number) => void;
  onClose: () => void;
}

/** Lines of a spreadsheet, pasted or from a file: first a dry run, then applied. */
export function BulkImportDialog<Line extends DryRunLine>(props: BulkImportDialogProps<Line>) {
  const { title, hint, fileHint, placeholder, subject, attempts, send, describe, onTaken, onClose } = props;
  const { t } = useTranslation('beheer');
  const [text, setText] = useState('');
  const [dryRun, setDryRun] = useState<Outcome<Line> & { text: string }>();
  const [isBusy, setBusy] = useState(false);
  const { problem, attempt } = attempts;
  const hasDryRun = dryRun !== undefined && dryRun.text === text;
  const submit = (isDryRun: boolean) =>
    attempt(async () => {
      setBusy(true);
      try {
        const outcome = await send(text, isDryRun);
        if (isDryRun) setDryRun({ text, ...outcome });
        else onTaken(outcome.taken);
      } finally {
        setBusy(false);
      }
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      shape="side-panel"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            state={isBusy ? 'busy' : 'idle'}
            disabled={text.trim() === '' || (hasDryRun && dryRun.taken === 0)}
            onClick={() => submit(!hasDryRun)}
          >
            {hasDryRun ? t('linesTake', { count: dryRun.taken }) : t('linesTry')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem && <Notice kind="error" title={problem} />}
        <TextareaField
          label={t('lines')}
          hint={hint}
          rows={8}
          value={text}
          spellCheck={false}
          placeholder={placeholder}
          onChange={({ target }) => setText(target.value)}
        />
        <DropZone
          label={t('linesFile')}
          hint={fileHint}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={async ([file]) => file && setText(await file.text())}
        />
        {hasDryRun && <DryRunLines {...dryRun} subject={subject} describe={describe} />}
      </div>
    </Dialog>
  );
}

type DryRunLinesProps<Line extends DryRunLine> = Outcome<Line> &
  Pick<BulkImportDialogProps<Line>, 'subject' | 'describe'>;

function DryRunLines<Line extends DryRunLine>({ lines, taken, refused, subject, describe }: DryRunLinesProps<Line>) {
  const { t } = useTranslation('beheer');
  const shown = lines
    .toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null) || one.line - other.line)
    .slice(0, shownLines);
  return (
    <>
      <Notice
        kind={refused > 0 ? 'attention' : 'info'}
        title={t('linesOutcome', { taken: showNumber(taken), refused: showNumber(refused) })}
      />
      <table className="dt dt--plain" aria-label={t('lines')}>
        <TableHead columns={[{ label: t('line'), className: 'r' }, subject, t('lineOutcome')]} />
        <tbody>
          {shown.map((one) => {
            const { what, note, look, state } = describe(one);
            return (
              <tr key={one.line}>
                <td className="r w0">{one.line}</td>
                <td className="wrapany">
                  {what}
                  <span className="sub">{one.problem ?? note}</span>
                </td>
                <td className="n w0">
                  <StateMark look={one.problem === null ? look : 'bad'}>
                    {one.problem === null ? state : t('lineBad')}
                  </StateMark>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
