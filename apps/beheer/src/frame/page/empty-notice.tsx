import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { BeheerIcon, type BeheerIconName } from '../kit/icon.tsx';

interface EmptyNoticeProps {
  icon: BeheerIconName;
  title: string;
  text?: ReactNode;
  /** The next step. */
  children?: ReactNode;
}

/** An empty state: what is missing, and what to do about it. */
export function EmptyNotice({ icon, title, text, children }: EmptyNoticeProps) {
  return (
    <div className="void">
      <BeheerIcon name={icon} size="extra-large" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className="acts">{children}</div>}
    </div>
  );
}

/** A read error with the server's text, and the request id for support. */
export function LoadError({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTranslation('beheer');
  const problem = error instanceof ApiProblem ? error.problem : undefined;
  return (
    <div role="alert">
      <EmptyNotice icon="warning" title={t('loadFailed')} text={problem ? error.message : t('loadFailedOffline')}>
        <Button onClick={retry}>{t('again')}</Button>
        {problem?.requestId && <span className="mini">{t('requestId', { id: problem.requestId })}</span>}
      </EmptyNotice>
    </div>
  );
}
