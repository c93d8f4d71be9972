import type { ContentHyperlink } from '@bouwpoort/contract/content/content-parts';
import { TextLink } from '@bouwpoort/ui/atoms/text-link.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

/** A link from the content: a link to a file shows its type and size (P 5.3). */
export function ContentLink({ link, strong }: { link: ContentHyperlink; strong?: boolean }) {
  const { t } = useTranslation('content');
  const { text, href, target, download } = link;
  if (!download) {
    return (
      <TextLink strong={strong} href={href} target={target}>
        {text}
      </TextLink>
    );
  }
  const facts = [download.type, download.size === null ? undefined : formatFileSize(download.size)].filter(Boolean);
  return (
    <TextLink href={href} target={target ?? '_blank'} icon="download" title={t('download')}>
      {text} <span className="content-link__facts">({facts.join(', ')})</span>
    </TextLink>
  );
}
