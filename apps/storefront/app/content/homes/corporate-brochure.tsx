import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Picture } from '@bouwpoort/ui/atoms/picture.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import type { PageOf } from '../pages/page-of.ts';

type Brochures = PageOf<'BrochurePage'>;

export function CorporateBrochure({ page }: { page: Brochures }) {
  const { t } = useTranslation('content');
  return (
    <>
      <ContentHead page={page} picture="none" />
      <section className="wrap brochures-list">
        <h2 className="sr-only">{t('brochures')}</h2>
        {page.mainBody && <RichText html={page.mainBody} />}
        <ul className="brochures">
          {page.brochures.map((brochure) => (
            <Brochure key={brochure.id} brochure={brochure} />
          ))}
        </ul>
      </section>
      <BlockList page={page} />
    </>
  );
}

function Brochure({ brochure }: { brochure: Brochures['brochures'][number] }) {
  const { t } = useTranslation('content');
  const { url, format, pages, size } = brochure.file;
  const facts = [
    format.toUpperCase(),
    t('brochurePages', { count: pages }),
    size !== undefined && formatFileSize(size),
  ].filter(Boolean);
  return (
    <li className="brochure" id={brochure.id}>
      <div className="brochure__cover">
        <Picture src={brochure.image.url} alt={brochure.image.alt} width={480} height={360} />
      </div>
      <div className="brochure__text">
        {brochure.category && <p className="small muted">{brochure.category}</p>}
        <h3>{brochure.title}</h3>
        <p className="muted">{brochure.text}</p>
      </div>
      <div className="brochure__foot">
        <LinkButton
          href={url}
          target="_blank"
          icon="download"
          aria-label={t('brochureDownload', { title: brochure.title, facts: facts.join(', ') })}
        >
          {t('download')}
        </LinkButton>
        <span className="small muted num">{facts.join(' · ')}</span>
      </div>
    </li>
  );
}
