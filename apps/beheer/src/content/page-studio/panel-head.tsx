import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';

/** The header of the panel to the right of the page. */
export function PanelHead({ title, mark, onBack }: { title: string; mark?: ReactNode; onBack?: () => void }) {
  const { t } = useTranslation('beheer-pages');
  return (
    <div className="ed__head">
      <h2>{title}</h2>
      {mark}
      {onBack && (
        <Button className="btn--s" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  );
}
