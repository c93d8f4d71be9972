import { accentStyle } from '@bouwpoort/ui/accent-style.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface HeaderPreviewProps {
  name: string;
  slogan: string;
  accentColor: string;
  /** Null: shows the name as text. */
  logoUrl: string | null;
  hasShop: boolean;
}

/** A preview of the shop's header, in its colours; not interactive. */
export function HeaderPreview({ name, slogan, accentColor, logoUrl, hasShop }: HeaderPreviewProps) {
  const { t } = useTranslation('beheer-ventures');
  return (
    <figure className="vhead" {...accentStyle(accentColor)}>
      <figcaption className="sr-only">{t('preview')}</figcaption>
      <div aria-hidden="true">
        <div className="vhead__util">
          <span>
            <Icon name="help" size="small" />
            {t('preview-service')}
          </span>
          <span>
            <Icon name="pin" size="small" />
            {t('preview-branches')}
          </span>
        </div>
        <div className="vhead__main">
          {logoUrl === null ? (
            <b className="vhead__letters">{name || t('preview-name')}</b>
          ) : (
            <img src={logoUrl} alt="" height={32} />
          )}
          <span className="vhead__search">
            {t('preview-search')}
            <Icon name="search" size="small" />
          </span>
          {hasShop && (
            <span className="vhead__act">
              <Icon name="user" size="small" />
              {t('preview-login')}
            </span>
          )}
        </div>
        <div className="vhead__page">
          <div className="vhead__promo">
            <b>{slogan || t('preview-welcome')}</b>
            <span className="vhead__link">{t('preview-link')}</span>
          </div>
          <span className="vhead__button">{t('preview-button')}</span>
        </div>
      </div>
    </figure>
  );
}
