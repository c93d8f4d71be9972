import { ApiProblem } from '@bouwpoort/contract/foundation/api-problem';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { isRouteErrorResponse } from 'react-router';
import { useChrome } from '../../frame/chrome/use-chrome.ts';
import { ErrorBlock, errorKind } from '../../frame/errors/error-block.tsx';
import { errorFallbackTexts } from '../../frame/errors/error-fallback-texts.ts';
import { ErrorNextSteps, SearchInstead, searchScopeOf } from '../../frame/errors/error-next-steps.tsx';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { Frame } from './frame.tsx';

/** P 2.10, for any error: in the venture's frame, or without a frame when the venture is unknown. */
export function ErrorPage({ error }: { error: unknown }) {
  useFallbackTexts();
  const { t } = useTranslation('errors');
  const venture = useChrome()?.venture ?? null;
  const { status, message } = describe(error);
  return (
    <Frame>
      <PageHead title={t(`${errorKind(status)}Title`)} disableIndexing disableFollowing />
      <ErrorBlock
        status={status}
        errorCode={String(status)}
        errorMessage={message}
        venture={venture}
        searches={venture && searchScopeOf(venture)}
        actions={venture && <SearchInstead venture={venture} />}
      >
        {venture && <ErrorNextSteps venture={venture} />}
      </ErrorBlock>
    </Frame>
  );
}

function useFallbackTexts(): void {
  const { words } = useTranslation();
  for (const [namespace, texts] of Object.entries(errorFallbackTexts)) {
    if (!words.has(namespace)) words.add(namespace, texts);
  }
}

/** Internal errors are logged; the visitor sees only what they can act on. */
function describe(error: unknown): { status: number; message: string | undefined } {
  if (isRouteErrorResponse(error))
    return { status: error.status, message: typeof error.data === 'string' ? error.data : undefined };
  if (error instanceof ApiProblem) return { status: error.status, message: error.problem.title };
  return { status: 500, message: undefined };
}
