import { ApiProblem } from '@bouwpoort/contract/client';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { PageHead } from '../page-head.tsx';
import { ErrorBlock, errorKind } from './error-block.tsx';
import { Frame } from './frame.tsx';
import { useChrome } from './use-chrome.ts';

/** P 2.10, for whatever went wrong: in the venture's frame, or in none when even that is not known. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const chrome = useChrome();
  const { status, message } = describe(error);
  return (
    <Frame>
      <PageHead title={t(`${errorKind(status)}Title`)} disableIndexing disableFollowing />
      <ErrorBlock status={status} errorCode={String(status)} errorMessage={message} venture={chrome?.venture ?? null} />
    </Frame>
  );
}

/** What went wrong inside is for the log; the visitor is told what he can use. */
function describe(error: unknown): { status: number; message: string | undefined } {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: typeof error.data === 'string' ? error.data : undefined };
  if (error instanceof ApiProblem) return { status: error.status, message: error.problem.title };
  return { status: 500, message: undefined };
}
