import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import type { DialogProps } from '@bouwpoort/ui/molecules/dialog.tsx';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { Product, Variant } from '../products/product.ts';
import { productDownloads } from '../products/product-downloads.ts';

/** Few visitors open one, so its code is loaded on demand. */
const Dialog = lazyPart<DialogProps>(
  () => import('@bouwpoort/ui/molecules/dialog.tsx').then((part) => part.Dialog),
  () => null,
);

interface ProductDocumentsProps {
  product: Product;
  variant: Variant | undefined;
  variants: readonly Variant[];
}

/** Instructions and downloads: rows that open a side panel, and files. */
export function ProductDocuments({ product, variant, variants }: ProductDocumentsProps) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState<InstructionKey>();
  const [opened, setOpened] = useState<InstructionKey>();
  const instructions = instructionsOf(variant);
  const downloads = productDownloads(product, variants);
  if (instructions.length + downloads.length === 0) return null;
  return (
    <section className="product-documents">
      <h3>{t('useAndDocuments')}</h3>
      <Rows>
        {instructions.map(({ key, icon, html }) => (
          <div key={key} className="product-instruction">
            <Row
              icon={icon}
              title={t(key)}
              aside={<Icon name="chevron-right" size="control" />}
              onClick={() => {
                setOpen(key);
                setOpened(key);
              }}
            />
            <div className="product-instruction__text">
              <h4>{t(key)}</h4>
              <RichText html={html} />
            </div>
            {opened === key && (
              <Dialog shape="side-panel" title={t(key)} open={open === key} onClose={() => setOpen(undefined)}>
                <RichText html={html} />
              </Dialog>
            )}
          </div>
        ))}
        {downloads.map(({ url, title, type, size, kind }) => (
          <Row
            key={url}
            icon="file-text"
            title={title}
            sub={[
              ...(kind && kind !== 'other' ? [t(`document_${kind}`)] : []),
              type ? t('downloadFacts', { type, size: formatFileSize(size) }) : formatFileSize(size),
            ].join(', ')}
            href={url}
            aside={<Icon name="download" size="control" />}
          />
        ))}
      </Rows>
    </section>
  );
}

type InstructionKey = 'applicationInstructions' | 'processingInstructions';

function instructionsOf(variant: Variant | undefined) {
  if (!variant) return [];
  const all = [
    { key: 'applicationInstructions', icon: 'ruler', html: variant.applicationInstructions },
    { key: 'processingInstructions', icon: 'book', html: variant.processingInstructions },
  ] as const;
  return all.filter(({ html }) => html.trim() !== '');
}
