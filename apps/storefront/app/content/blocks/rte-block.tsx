import type { RTEBlock as Block } from '@bouwpoort/contract/content/content-blocks';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { BlockSection } from '../../frame/content-parts/block-section.tsx';

export function RTEBlock({ block }: { block: Block }) {
  return (
    <BlockSection>
      <RichText html={block.bodyHtml} />
    </BlockSection>
  );
}
