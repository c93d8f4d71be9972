import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Radio } from '@bouwpoort/ui/atoms/radio.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { blockName } from '../blocks/page-words.ts';
import { decodeEntities } from '../rich-text/same-html.ts';
import type { EditConflict } from './merge-edits.ts';
import type { OpenConflict } from './use-page-editor.ts';

interface MergeDialogProps {
  conflict: OpenConflict;
  /** The label of a property of the page. */
  nameOfProperty: (name: string) => string;
  /** With the conflicts for which the other version is chosen. */
  onResolve: (theirs: readonly EditConflict[]) => void;
}

/** Both changed the same part: the two versions side by side, with a choice for each. */
export function MergeDialog({ conflict, nameOfProperty, onResolve }: MergeDialogProps) {
  const { t } = useTranslation('beheer-pages');
  const [theirs, setTheirs] = useState<ReadonlySet<number>>(new Set());
  const nameOf = (one: EditConflict) => {
    if (one.kind === 'block') return blockNameOf(one);
    return one.kind === 'property' ? nameOfProperty(one.name) || one.name : t(`field-${one.name}`);
  };
  const choose = (at: number, isTheirs: boolean) =>
    setTheirs((before) => new Set(isTheirs ? [...before, at] : [...before].filter((one) => one !== at)));
  return (
    <Dialog
      open
      closable={false}
      title={t('mergeTitle')}
      footer={
        <Button look="primary" onClick={() => onResolve(conflict.conflicts.filter((_, at) => theirs.has(at)))}>
          {t('mergeDone')}
        </Button>
      }
    >
      <p>{t('mergeText', { name: conflict.by ?? t('somebody') })}</p>
      {conflict.conflicts.map((one, at) => (
        <fieldset key={`${one.kind} ${one.name}`} className="merge">
          <legend>{nameOf(one)}</legend>
          {[false, true].map((isTheirs) => (
            <div key={String(isTheirs)}>
              <Radio name={`merge-${at}`} checked={theirs.has(at) === isTheirs} onChange={() => choose(at, isTheirs)}>
                {t(isTheirs ? 'takeTheirs' : 'keepMine')}
              </Radio>
              <pre>{shown(isTheirs ? one.theirs : one.mine, isTheirs ? one.mine : one.theirs) || t('isRemoved')}</pre>
            </div>
          ))}
        </fieldset>
      ))}
    </Dialog>
  );
}

function blockNameOf({ name, mine, theirs }: EditConflict): string {
  const block = (mine ?? theirs) as { contentType?: unknown } | undefined;
  return `${blockName(String(block?.contentType))} (#${name})`;
}

/** Shows only words that differ. */
function shown(value: unknown, other: unknown): string {
  const rest = new Set(wordsIn(other));
  const words = wordsIn(value);
  const own = words.filter((line) => !rest.has(line));
  return (own.length > 0 ? own : words).join('\n');
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [decodeEntities(value.replaceAll(/<[^>]+>/g, ' ')).trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'id' || name === 'contentType' || name === 'sharedId' ? [] : wordsIn(inner),
  );
}
