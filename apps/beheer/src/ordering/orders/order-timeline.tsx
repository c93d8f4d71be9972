import type { TimelineEntry } from '@bouwpoort/contract/ordering/orders.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type RefObject, useId, useState } from 'react';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { initialsOf } from '../../frame/kit/avatar.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon, type BeheerIconName } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import type { OrderActions } from './use-order-actions.ts';

const icons: Record<TimelineEntry['kind'], BeheerIconName> = {
  cart: 'cart',
  placed: 'orders',
  payment: 'card',
  refund: 'b-undo',
  erp: 'b-send',
  mail: 'mail',
  staff: 'user',
  note: 'b-note',
};

const choices = ['all', 'erp', 'mail', 'note'] as const;

interface OrderTimelineProps {
  entries: readonly TimelineEntry[];
  actions: OrderActions;
  mayAct: boolean;
  noteField: RefObject<HTMLTextAreaElement | null>;
}

/** The history of the order, newest first, with a field for notes. */
export function OrderTimeline({ entries, actions, mayAct, noteField }: OrderTimelineProps) {
  const { t } = useTranslation('beheer-orders');
  const [choice, setChoice] = useState<(typeof choices)[number]>('all');
  const shown = choice === 'all' ? entries : entries.filter(({ kind }) => kind === choice);
  return (
    <Card
      title={t('timeline')}
      tools={
        // biome-ignore lint/a11y/useSemanticElements: these are buttons that stay pressed, not fields of a form
        <span className="btn-group" role="group" aria-label={t('timelineWhich')}>
          {choices.map((one) => (
            <Button key={one} className="btn--s" aria-pressed={choice === one} onClick={() => setChoice(one)}>
              {t(`timeline_${one}`)}
            </Button>
          ))}
        </span>
      }
    >
      {mayAct ? <NoteForm actions={actions} field={noteField} /> : <PermissionNote permission="orders.act" />}
      {shown.length === 0 && <p className="muted">{t('timelineEmpty')}</p>}
      <ol className="tl">
        {shown.map((entry) => (
          <Entry key={`${entry.at} ${entry.kind} ${entry.title} ${entry.text}`} entry={entry} />
        ))}
      </ol>
    </Card>
  );
}

function NoteForm({
  actions: { note },
  field,
}: {
  actions: OrderActions;
  field: RefObject<HTMLTextAreaElement | null>;
}) {
  const { t } = useTranslation('beheer-orders');
  const [text, setText] = useState('');
  const id = useId();
  const place = () => note.mutate(text, { onSuccess: () => setText('') });
  return (
    <form
      className="stack stack--s tl-form"
      onSubmit={(event) => {
        event.preventDefault();
        place();
      }}
    >
      <label className="sr-only" htmlFor={id}>
        {t('noteLabel')}
      </label>
      <Textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={2000}
        placeholder={t('notePlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim()) place();
        }}
      />
      {note.error && <p role="alert">{note.error.message}</p>}
      <span className="acts acts--end">
        <Button type="submit" className="btn--s" state={note.isPending ? 'busy' : 'idle'} disabled={text.trim() === ''}>
          {t('notePlace')}
          <Keys keys="Ctrl Enter" />
        </Button>
      </span>
    </form>
  );
}

function Entry({ entry: { at, kind, title, text, detail, isBad, who } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('beheer-orders');
  const isPerson = (kind === 'staff' || kind === 'note') && who;
  return (
    <li>
      <span className={classNames('tl__ic', isBad && 'tl__ic--bad', isPerson && 'tl__ic--me')} aria-hidden="true">
        {isPerson ? initialsOf(who) : <BeheerIcon name={isBad ? 'error' : icons[kind]} />}
      </span>
      <div>
        <p>
          {who && <b className="b">{who}: </b>}
          {kind === 'note' ? text : title}
        </p>
        {kind !== 'note' && text && <p className="sub">{text}</p>}
        {detail && (
          <details open={isBad && kind === 'erp'}>
            <summary>
              {t(kind === 'erp' || kind === 'mail' ? `timelineDetail_${kind}` : 'timelineDetail_other')}
            </summary>
            <pre className="raw code">{detail}</pre>
          </details>
        )}
      </div>
      <Moment at={at} />
    </li>
  );
}
