import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';

interface MailDialogProps {
  ventureId: string;
  quoteId: number;
  clientName: string;
  onClose: () => void;
  onSent: (to: string) => void;
}

/** Mails the saved quote to the client as a PDF; the client's reply goes to the user. */
export function MailDialog({ ventureId, quoteId, clientName, onClose, onSent }: MailDialogProps) {
  const { t } = useTranslation('client-quotes');
  const [to, setTo] = useState('');
  const [text, setText] = useState(() => t('mailStart', { name: clientName || t('mailNobody') }));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AccountRefusal | null>(null);
  // A retry uses the same idempotency key, so that the client gets one mail.
  const [key] = useState(randomKey);
  const hasAddress = /^\S+@\S+\.\S+$/.test(to.trim());
  const send = async () => {
    setTried(true);
    if (!hasAddress || text.trim() === '' || isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await browserApi(ventureId).call('clientQuotes.mail', {
        params: { quoteId },
        body: { to: to.trim(), text: text.trim() },
        headers: { 'idempotency-key': key },
      });
      onSent(to.trim());
    } catch (error) {
      setRefusal(accountRefusal(error, []));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mailTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button look="primary" icon="send" state={isBusy ? 'busy' : 'idle'} onClick={() => void send()}>
            {t('mailYes')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {refusal && <RefusalNotice refusal={refusal} title={t('mailFailed')} />}
        <TextField
          label={t('mailTo')}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={to}
          error={isTried && !hasAddress ? t('mailNoAddress') : undefined}
          data-initial-focus
          onChange={(event) => setTo(event.target.value)}
        />
        <TextareaField
          label={t('mailText')}
          error={isTried && text.trim() === '' ? t('fieldRequired') : undefined}
          rows={6}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p className="small muted">{t('mailNote')}</p>
      </div>
    </Dialog>
  );
}
