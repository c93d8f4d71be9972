import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { lazy, Suspense } from 'react';
import type { MarkupInputProps } from '../../frame/form/markup-input.tsx';

const RichTextControl = lazy(() => import('./rich-text-control.tsx'));

/** The editor, which is loaded when there is one on the screen. */
export function RichTextInput(props: MarkupInputProps) {
  const { t } = useTranslation('beheer-pages');
  return (
    <Suspense fallback={<p className="muted">{t('loadingEditor')}</p>}>
      <RichTextControl {...props} />
    </Suspense>
  );
}
