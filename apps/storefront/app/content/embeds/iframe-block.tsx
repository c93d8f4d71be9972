import type { IFrameBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { isAllowedFrame } from './allowed-sources.ts';
import { ConsentButton, ConsentGate } from './consent-gate.tsx';

/** A page of another site in a frame: only of allowed sites, and only with the consent it requires. */
export function IFrameBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const { frameSources } = useKnownChrome();
  const allowed = isAllowedFrame(block.src, frameSources);
  const instead = (
    <div className="frame__instead">
      <Icon name="lock" size="extra-large" />
      {block.fallbackHtml ? <RichText html={block.fallbackHtml} /> : <p>{t('frameInstead')}</p>}
      {allowed && (
        <div className="rowline">
          <ConsentButton />
          <LinkButton href={block.src} target="_blank" icon="external">
            {t('frameElsewhere', { host: new URL(block.src).hostname.replace(/^www\./, '') })}
          </LinkButton>
        </div>
      )}
    </div>
  );
  return (
    <BlockSection title={block.title}>
      {allowed ? (
        <ConsentGate kind={block.consent} fallback={instead}>
          <iframe
            className="frame"
            src={block.src}
            title={block.title}
            height={block.height}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        </ConsentGate>
      ) : (
        instead
      )}
    </BlockSection>
  );
}
