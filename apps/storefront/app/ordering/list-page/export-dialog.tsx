import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { apiUrl } from '../../frame/http/api.ts';

const formats = ['csv', 'xlsx', 'pdf'] as const;

export function ExportDialog({ listId, onClose }: { listId: number; onClose: () => void }) {
  const { t } = useTranslation('order-lists');
  return (
    <Dialog open title={t('exportTitle')} onClose={onClose}>
      <div className="rows">
        {formats.map((format) => (
          <a key={format} className="row" href={apiUrl('lists.exported', { params: { listId, format } })} download>
            <Icon name="download" />
            <span className="row__main">
              <span className="row__title">{t(`export_${format}`)}</span>
              <span className="row__sub">{t(`export_${format}Text`)}</span>
            </span>
          </a>
        ))}
      </div>
    </Dialog>
  );
}
