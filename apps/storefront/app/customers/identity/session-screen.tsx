import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../frame/pages/page-head.tsx';

/** Title and introduction of a screen in the splitpage layout. */
export function ScreenHead({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="session-head">
      <PageHead title={title} disableIndexing />
      <h1>{title}</h1>
      {text && <p className="muted">{text}</p>}
    </div>
  );
}

interface OutcomeProps {
  kind?: 'success' | 'info' | 'attention';
  /** It replaces the form that had the focus. */
  takesFocus?: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

/** The result, in place of the form, and the next step. */
export function Outcome({ kind = 'success', takesFocus = false, title, text, children }: OutcomeProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <div className="stack session-outcome" ref={element} tabIndex={-1}>
      <Notice kind={kind} title={title}>
        {text}
      </Notice>
      <div className="session-steps">{children}</div>
    </div>
  );
}

/** Failures that any of the forms can have. */
export function FormFailure({ state }: { state: string | undefined }) {
  const { t } = useTranslation('session-screens');
  if (state !== 'serverError' && state !== 'tooManyRequests') return null;
  return (
    <Notice kind="error" title={t(state)}>
      {t(`${state}Text`)}
    </Notice>
  );
}

interface SubmitProps {
  isBusy: boolean;
  label: string;
  /** Announced after half a second of waiting (P 4.5). */
  busyText: string | undefined;
}

export function Submit({ isBusy, label, busyText }: SubmitProps) {
  return (
    <>
      <Button type="submit" look="primary" size="large" block state={isBusy ? 'busy' : 'idle'}>
        {label}
      </Button>
      <p className="session-busy" role="status">
        {busyText}
      </p>
    </>
  );
}
