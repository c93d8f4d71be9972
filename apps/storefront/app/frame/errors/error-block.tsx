import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Rule } from '@bouwpoort/ui/atoms/rule.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { paths, type VentureRef } from '../web/paths.ts';
import { FoldingRule } from './folding-rule.tsx';

interface ErrorBlockProps {
  status: number;
  /** Shown for errors without a page of their own (P 2.10). */
  errorCode?: string;
  errorMessage?: string;
  /** Null when no venture is known: the link then leads to the start of the site. */
  venture: VentureRef | null;
  /** The kind of results of this page's search; the text suggests a search only where there is one. */
  searches?: 'articles' | 'pages' | null;
  /** More links, beside and below the button. */
  actions?: ReactNode;
  children?: ReactNode;
}

export function errorKind(status: number): 'notFound' | 'noAccess' | 'tooMany' | 'other' {
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooMany';
  return status === 401 || status === 403 ? 'noAccess' : 'other';
}

export function ErrorBlock({ status, errorCode, errorMessage, venture, searches, actions, children }: ErrorBlockProps) {
  const { t } = useTranslation('errors');
  const kind = errorKind(status);
  return (
    <div className="wrap">
      <div className="err">
        <div>
          <p className="err__code" aria-hidden="true">
            {status}
          </p>
          {kind === 'notFound' ? (
            <>
              <FoldingRule />
              <p className="err__caption small muted">{t('notFoundCaption')}</p>
            </>
          ) : (
            <div className="err__rule">
              <Rule thick />
            </div>
          )}
        </div>
        <div className="err__text">
          <h1>{t(`${kind}Title`)}</h1>
          <p className="muted">{t([`${kind}Text_${searches}`, `${kind}Text`])}</p>
          {kind === 'other' && (
            <p className="err__facts small">
              {t('errorCode', { errorCode: errorCode ?? status })}
              {errorMessage && (
                <>
                  <br />
                  {t('errorMessage', { errorMessage })}
                </>
              )}
            </p>
          )}
          <div className="rowline">
            <LinkButton look="primary" size="large" href={venture ? paths.home(venture) : paths.portal()}>
              {t(venture ? 'returnToHomepage' : 'home')}
            </LinkButton>
            {actions}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
