import type { VideoBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { Disclosure } from '@bouwpoort/ui/molecules/disclosure.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';
import { hostedVideo } from './video-address.ts';
import { VideoFile } from './video-file.tsx';
import { VideoHosted } from './video-hosted.tsx';

export function VideoBlock({ block }: { block: Block }) {
  const { t } = useTranslation('content');
  const hosted = hostedVideo(block);
  return (
    <BlockSection title={block.title}>
      <div className="video">
        {hosted ? (
          <VideoHosted video={hosted} title={block.title} poster={block.poster} />
        ) : (
          <VideoFile src={block.url ?? ''} title={block.title} poster={block.poster} />
        )}
        {block.transcriptHtml && (
          <Disclosure summary={t('videoTranscript')}>
            <RichText html={block.transcriptHtml} />
          </Disclosure>
        )}
      </div>
    </BlockSection>
  );
}
