import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { showDate, showTime } from '@bouwpoort/trade/foundation/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import type { QuoteActions } from './use-quote-actions.ts';

/** The messages between customer and staff. */
export function QuoteMessages({ quote, actions }: { quote: Quote; actions: QuoteActions }) {
  const { t } = useTranslation('quotes');
  const id = useId();
  const [text, setText] = useState('');
  const label = quote.handler ? t('messageTo', { name: quote.handler }) : t('messageLabel');
  return (
    <section className="sec" aria-labelledby={id}>
      <h2 id={id}>{t('messages')}</h2>
      {quote.messages.length === 0 && <p className="muted">{t('noMessages')}</p>}
      <div className="msgs">
        {quote.messages.map(({ messageId, at, author, isStaff, text: said }) => (
          <div key={messageId} className={classNames('msg', !isStaff && 'msg--me')}>
            <p className="msg__by">
              <b>{author}</b> {showDate(at)}, {showTime(new Date(at), 'sentence')}
            </p>
            <p className="msg__text">{said}</p>
          </div>
        ))}
      </div>
      {quote.may.write && (
        <form
          className="msg-form"
          onSubmit={async (event) => {
            event.preventDefault();
            if (text.trim() !== '' && (await actions.message(text.trim()))) setText('');
          }}
        >
          <Input
            aria-label={label}
            placeholder={label}
            value={text}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" icon="send" state={actions.busy === 'message' ? 'busy' : 'idle'}>
            {t('sendMessage')}
          </Button>
        </form>
      )}
    </section>
  );
}
