import { beheerRedirectRoutes, type ImportedLine } from '@bouwpoort/contract/beheer-redirects';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { DropZone } from '../../kit/drop-zone.tsx';
import { StateMark } from '../../kit/state-mark.tsx';
import { useUndo } from '../../kit/undo.tsx';
import { useRedirectAttempt } from './use-redirect-attempt.ts';

/** More lines than these are not drawn; those with an error come first. */
const shownLines = 200;

/** Lines of a spreadsheet, pasted or from a file: tried first, then taken. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('beheer-redirects');
  const { t: common } = useTranslation('beheer');
  const say = useUndo();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<{ text: string; lines: ImportedLine[]; taken: number; refused: number }>();
  const [isBusy, setBusy] = useState(false);
  const { problem, attempt } = useRedirectAttempt();
  const isTried = tried !== undefined && tried.text === text;
  const send = (isTrial: boolean) =>
    attempt(async () => {
      setBusy(true);
      try {
        const answer = await call(beheerRedirectRoutes.import, { body: { text, isTrial } });
        if (isTrial) setTried({ text, ...answer });
        else {
          say({ text: t('imported', { count: answer.taken }) });
          onClose();
        }
      } finally {
        setBusy(false);
      }
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('importTitle')}
      shape="side-panel"
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            state={isBusy ? 'busy' : 'idle'}
            disabled={text.trim() === '' || (isTried && tried.taken === 0)}
            onClick={() => send(!isTried)}
          >
            {isTried ? t('importTake', { count: tried.taken }) : t('importTry')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {problem && <Notice kind="error" title={problem} />}
        <Field label={t('importLines')} hint={t('importHint')}>
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              value={text}
              spellCheck={false}
              placeholder={'/steenhof/oud-adres;/steenhof/nieuw-adres;301'}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <DropZone
          label={t('importFile')}
          hint={t('importFileHint')}
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={async ([file]) => file && setText(await file.text())}
        />
        {isTried && <TriedLines {...tried} />}
      </div>
    </Dialog>
  );
}

function TriedLines({ lines, taken, refused }: { lines: readonly ImportedLine[]; taken: number; refused: number }) {
  const { t } = useTranslation('beheer-redirects');
  const shown = lines
    .toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null) || one.line - other.line)
    .slice(0, shownLines);
  const lineText = ({ problem, notes, from, to }: ImportedLine) =>
    problem ?? notes.map((note) => t(`note-${note}`, { from, to })).join(' ');
  return (
    <>
      <Notice
        kind={refused > 0 ? 'attention' : 'info'}
        title={t('importOutcome', { taken: taken.toLocaleString('nl-NL'), refused: refused.toLocaleString('nl-NL') })}
      />
      <table className="dt dt--plain" aria-label={t('importLines')}>
        <thead>
          <tr>
            <th scope="col" className="r">
              {t('line')}
            </th>
            <th scope="col">{t('addresses')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((one) => (
            <tr key={one.line}>
              <td className="r w0">{one.line}</td>
              <td className="wrapany">
                <b className="b">{one.from}</b> → {one.to}
                <span className="sub">{lineText(one)}</span>
              </td>
              <td className="n w0">
                {one.problem !== null ? (
                  <StateMark look="bad">{t('lineBad')}</StateMark>
                ) : (
                  <StateMark look={one.notes.length > 0 ? 'wait' : 'ok'}>{t('lineGood')}</StateMark>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
