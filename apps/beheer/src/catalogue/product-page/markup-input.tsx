import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ComponentProps, lazy, Suspense } from 'react';

const RichTextControl = lazy(() => import('../../content/rich-text/rich-text-control.tsx'));

/** A text with markup, in the editor of the pages, which is loaded when there is one on the screen. */
export function MarkupInput(props: ComponentProps<typeof RichTextControl>) {
  const { t } = useTranslation('beheer-pages');
  return (
    <Suspense fallback={<p className="muted">{t('loadingEditor')}</p>}>
      <RichTextControl {...props} />
    </Suspense>
  );
}
