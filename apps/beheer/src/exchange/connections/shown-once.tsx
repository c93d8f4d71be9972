import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { CopyButton } from '../../frame/kit/copy-button.tsx';

/** A secret that is in one response and nowhere else. */
export function ShownOnce({ title, text, secret }: { title: string; text?: string | undefined; secret: string }) {
  const { t } = useTranslation('beheer-integrations');
  return (
    <div role="status" className="shown-once">
      <Notice kind="accent" title={title}>
        {t('shownOnce')} <code className="secret-once">{secret}</code> <CopyButton text={secret} /> {text}
      </Notice>
    </div>
  );
}
