import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useState } from 'react';

interface SendAgainProps {
  send: () => Promise<unknown>;
  label: string;
  sentText: string;
  failedTitle: string;
}

type Sending = { at: 'idle' | 'busy' | 'sent' } | { at: 'failed'; detail: string | undefined };

/** A button for a mail that did not reach, with what became of it. */
export function SendAgain({ send, label, sentText, failedTitle }: SendAgainProps) {
  const [sending, setSending] = useState<Sending>({ at: 'idle' });
  const sendAgain = async () => {
    setSending({ at: 'busy' });
    try {
      await send();
      setSending({ at: 'sent' });
    } catch (error) {
      setSending({ at: 'failed', detail: error instanceof ApiProblem ? error.problem.detail : undefined });
    }
  };
  return (
    <div className="stack stack--s">
      <div>
        <Button icon="mail" state={sending.at === 'busy' ? 'busy' : 'idle'} onClick={() => void sendAgain()}>
          {label}
        </Button>
      </div>
      <p className="small" role="status">
        {sending.at === 'sent' && sentText}
      </p>
      {sending.at === 'failed' && (
        <Notice kind="error" title={failedTitle}>
          {sending.detail}
        </Notice>
      )}
    </div>
  );
}
