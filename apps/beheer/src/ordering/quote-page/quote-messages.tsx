import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { Card } from '../../frame/kit/card.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { useHasPermission } from '../../frame/session/session.ts';
import { placeOf } from '../quotes/quote-place.ts';
import type { QuoteActions } from './use-quote-actions.ts';

const looks = { customer: 'qmsg', staff: 'qmsg qmsg--me', note: 'qmsg qmsg--note' };

/** The messages between us and the customer, and internal notes. */
export function QuoteMessages({ quote, actions }: { quote: BeheerQuote; actions: QuoteActions }) {
  const { t } = useTranslation('beheer-quotes');
  const may = useHasPermission('quotes.edit', placeOf(quote.row));
  const [text, setText] = useState('');
  const [isNote, setNote] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const send = () => {
    if (text.trim() === '') return;
    actions.message.mutate(
      { text: text.trim(), isNote, key },
      {
        onSuccess: () => {
          setText('');
          setKey(crypto.randomUUID());
        },
      },
    );
  };
  return (
    <Card title={t('talk')} tools={<span className="mini muted">{t('talkHint')}</span>}>
      <ol className="qmsgs">
        {quote.remarks && (
          <li className="qmsg">
            <span className="mini muted">{quote.askedBy}</span>
            <p>{quote.remarks}</p>
          </li>
        )}
        {quote.messages.map(({ messageId, at, author, kind, text: said }) => (
          <li key={messageId} className={looks[kind]}>
            <span className="mini muted">
              {kind === 'note' ? t('noteBy', { name: author }) : author}, <Moment at={at} />
            </span>
            <p>{said}</p>
          </li>
        ))}
      </ol>
      {actions.message.error && <Notice kind="error" title={actions.message.error.message} />}
      <div className="stack stack--s">
        <Textarea
          aria-label={t('message')}
          value={text}
          maxLength={2000}
          disabled={!may}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="acts">
          <Checkbox checked={isNote} disabled={!may} onChange={(event) => setNote(event.target.checked)}>
            {t('isNote')}
          </Checkbox>
          <PermissionButton
            permission="quotes.edit"
            where={placeOf(quote.row)}
            className="btn--s"
            state={actions.message.isPending ? 'busy' : 'idle'}
            onClick={send}
          >
            {t('sendOff')}
          </PermissionButton>
        </div>
      </div>
    </Card>
  );
}
