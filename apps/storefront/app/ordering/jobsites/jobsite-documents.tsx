import type { Site, SiteDocument } from '@bouwpoort/contract/ordering/jobsites';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Row } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { apiUrl, browserApi } from '../../frame/http/api.ts';
import { sendFile } from '../../frame/http/send-file.ts';
import { FilePicker } from './file-picker.tsx';
import { useJobsiteChange } from './use-jobsite-change.ts';

const fileTypes = '.pdf,.dwg,.dxf,.xlsx,.docx,image/*';
/** A button shows the rest. */
const shownAtFirst = 5;

interface JobsiteDocumentsProps {
  site: Pick<Site, 'siteId' | 'mayEdit'>;
  documents: readonly SiteDocument[];
}

/** Documents of the site: uploaded by colleagues, of quotes, of orders. */
export function JobsiteDocuments({ site: { siteId, mayEdit }, documents }: JobsiteDocumentsProps) {
  const { t } = useTranslation('sites');
  const { id: ventureId } = useVenture();
  const [showsAll, setShowsAll] = useState(false);
  const { isBusy, problem, run } = useJobsiteChange(t('documentFailed'));
  if (documents.length === 0 && !mayEdit) return null;
  const shown = showsAll ? documents : documents.slice(0, shownAtFirst);
  const send = (file: File) => {
    const url = apiUrl('sites.addDocument', { params: { siteId }, query: { fileName: file.name } });
    return sendFile(ventureId, url, file, 'POST');
  };
  return (
    <section aria-labelledby="site-documents">
      <div className="sec__head site-side__head">
        <h2 id="site-documents" className="h-s">
          {t('documents')}
        </h2>
        {mayEdit && (
          <FilePicker
            icon="plus"
            look="quiet"
            text={t('documentAdd')}
            label={t('documentChoose')}
            accept={fileTypes}
            isBusy={isBusy}
            onPick={(file) => void run(() => send(file))}
          />
        )}
      </div>
      {problem && <Notice kind="error" title={problem} />}
      {documents.length === 0 && <p className="muted">{t('noDocuments')}</p>}
      {documents.length > 0 && (
        <ul className="rows site-docs">
          {shown.map((document) => {
            const { title, sub, href } = rowOf(document, siteId, t);
            return (
              <li key={href}>
                <Row
                  icon="file-text"
                  title={title}
                  sub={sub}
                  href={href}
                  aside={<Icon name="download" size="control" />}
                />
                {mayEdit && document.kind === 'file' && (
                  <IconButton
                    icon="trash"
                    label={t('documentRemove', { name: document.name })}
                    disabled={isBusy}
                    onClick={() =>
                      void run(async () => {
                        const params = { siteId, documentId: document.documentId };
                        await browserApi(ventureId).call('sites.removeDocument', { params });
                        return null;
                      })
                    }
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {documents.length > shown.length && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {t('allDocuments', { count: documents.length })}
        </Button>
      )}
    </section>
  );
}

function rowOf(
  document: SiteDocument,
  siteId: number,
  t: (key: string, values?: Record<string, string | number>) => string,
): { title: string; sub: string; href: string } {
  const date = showDate(document.at);
  switch (document.kind) {
    case 'file':
      return {
        title: document.name,
        sub: [formatFileSize(document.size), date].join(', '),
        href: apiUrl('sites.document', { params: { siteId, documentId: document.documentId } }),
      };
    case 'offer':
      return {
        title: t('offerPaper', { number: document.number }),
        sub: date,
        href: apiUrl('quotes.pdf', { params: { quoteId: document.quoteId }, query: {} }),
      };
    case 'quoteFile':
      return {
        title: document.name,
        sub: t('withQuote', { size: formatFileSize(document.size), number: document.number }),
        href: apiUrl('quotes.file', { params: { quoteId: document.quoteId, fileId: document.fileId } }),
      };
    case 'order':
      return {
        title: t('orderPaper', { id: document.orderId }),
        sub: [date, document.reference].filter(Boolean).join(', '),
        href: apiUrl('orders.pdf', { params: { orderId: document.orderId } }),
      };
  }
}
