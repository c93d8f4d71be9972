import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { OrdersProblem } from './load-orders.ts';

interface OrdersProblemNoticeProps {
  problem: OrdersProblem;
  title?: string;
  /** Content that is available all the same. */
  children?: ReactNode;
}

/** C 8: why there is nothing to show, and what to do about it. */
export function OrdersProblemNotice({ problem, title, children }: OrdersProblemNoticeProps) {
  const { t } = useTranslation('orders');
  const { revalidate, state } = useRevalidator();
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = useVenture();
  if (problem === 'failed') {
    return (
      <Notice kind="error" title={title ?? t('failedTitle')}>
        <p>
          {t('failedText', { phone })} {children}
        </p>
        <p className="orders-again">
          <Button icon="refresh" state={state === 'idle' ? 'idle' : 'busy'} onClick={() => void revalidate()}>
            {t('again')}
          </Button>
        </p>
      </Notice>
    );
  }
  const [head, text] = (
    {
      disabled: ['disabledTitle', 'disabledText'],
      noLink: ['noLink', 'noLinkText'],
      otherVenture: ['otherVenture', 'otherVentureText'],
    } as const
  )[problem];
  return (
    <Notice kind="attention" title={t(head)}>
      <p>
        {t(text, { phone, email })} {children}
      </p>
    </Notice>
  );
}
