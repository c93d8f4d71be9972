import type { BlogsShareBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState, useSyncExternalStore } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { useSurroundings } from '../pages/page-surroundings.ts';
import { type SharePlatform, shareAddress, shareIcons } from './share-address.ts';

export function BlogsShareBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const { path, title } = useSurroundings();
  const address = useKnownChrome().publicUrl + path;
  const platforms = block.platforms.filter((platform): platform is SharePlatform => platform !== 'copy');
  return (
    <BlockSection>
      <div className="share">
        <h2>{block.title}</h2>
        <div className="rowline">
          <DeviceShare title={title} address={address} />
          {platforms.map((platform) => (
            <LinkButton
              key={platform}
              href={shareAddress(platform, address, title)}
              target="_blank"
              icon={shareIcons[platform]}
            >
              {t(`share-${platform}`)}
            </LinkButton>
          ))}
          {block.platforms.includes('copy') && <CopyLink address={address} />}
        </div>
      </div>
    </BlockSection>
  );
}

/** Browser capabilities are unknown on the server. */
function useCapability(able: () => boolean): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    able,
    () => false,
  );
}

function DeviceShare({ title, address }: { title: string; address: string }) {
  const { t } = useTranslation('content');
  const able = useCapability(() => typeof navigator.share === 'function');
  if (!able) return null;
  const share = () =>
    navigator.share({ title, url: address }).catch((error: Error) => {
      // Closing the native share dialog is not a failure.
      if (error.name !== 'AbortError') throw error;
    });
  return (
    <Button icon="share" onClick={share}>
      {t('shareDevice')}
    </Button>
  );
}

function CopyLink({ address }: { address: string }) {
  const { t } = useTranslation('content');
  const [copied, setCopied] = useState(false);
  const able = useCapability(() => navigator.clipboard !== undefined);
  if (!able) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    setTimeout(() => setCopied(false), 4000);
  };
  return (
    <>
      <Button icon={copied ? 'check' : 'copy'} state={copied ? 'done' : 'idle'} onClick={copy}>
        {t(copied ? 'shareCopied' : 'shareCopy')}
      </Button>
      <span className="sr-only" role="status">
        {copied && t('shareCopied')}
      </span>
    </>
  );
}
