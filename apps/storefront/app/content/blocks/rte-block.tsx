import type { RTEBlock as Block } from '@bouwpoort/contract/content-blocks';
import { RichText } from '../../ui/molecules/rich-text.tsx';

export function RTEBlock({ block }: { block: Block }) {
  return (
    <section className="wrap section">
      <RichText html={block.bodyHtml} />
    </section>
  );
}
