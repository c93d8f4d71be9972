import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';

/** A secret that is in one answer and nowhere else. */
export function ShownOnce({ title, secret }: { title: string; secret: string }) {
  const { t } = useTranslation('beheer-integrations');
  const [isCopied, setCopied] = useState(false);
  return (
    <div role="status" className="imports-gap">
      <Notice kind="accent" title={title}>
        {t('shownOnce')} <code className="secret-once">{secret}</code>{' '}
        <Button className="btn--s" onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </Notice>
    </div>
  );
}
