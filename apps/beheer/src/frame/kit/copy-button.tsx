import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useTranslation('beheer');
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      className="btn--s"
      icon="copy"
      onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  );
}
