import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { RichText } from '@bouwpoort/ui/molecules/rich-text.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { BlockList } from '../blocks/block-list.tsx';
import { ContentColumns } from '../layout/content-columns.tsx';
import { ContentHead } from '../layout/content-head.tsx';
import { SideList } from '../layout/side-list.tsx';
import type { PageOf } from '../pages/page-of.ts';
import { useSurroundings } from '../pages/page-surroundings.ts';

/** An answer, with the other subjects and contact options beside it. */
export function CustomerServiceDetail({ page }: { page: PageOf<'CustomerServiceDetailPage'> }) {
  const { t } = useTranslation('content');
  return (
    <>
      <ContentHead page={page} picture="none" />
      <ContentColumns aside={<ServiceAside page={page} />}>
        {page.mainBody && <RichText html={page.mainBody} />}
        <BlockList page={page} />
        {page.updatedOn && (
          <p className="small muted content-body">{t('updatedOn', { date: showDate(page.updatedOn) })}</p>
        )}
      </ContentColumns>
    </>
  );
}

function ServiceAside({ page }: { page: PageOf<'CustomerServiceDetailPage'> }) {
  const { t } = useTranslation('content');
  const { ancestors, siblings } = useSurroundings();
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = useVenture();
  const section = ancestors.at(-1);
  // Links in the list above are not repeated.
  const links = page.relatedLinks.filter(({ href }) => !siblings.some(({ url }) => url === href));
  return (
    <>
      {section && siblings.length > 1 && (
        <SideList
          title={section.title}
          items={siblings.map(({ title, url }) => ({ href: url, label: title, current: url === page.url }))}
        />
      )}
      {links.length > 0 && (
        <SideList title={t('related')} items={links.map(({ text, href }) => ({ href, label: text }))} />
      )}
      <section>
        <h2>{t('contact')}</h2>
        <Rows>
          <Row
            icon="phone"
            href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
            title={<span className="num">{phone}</span>}
          />
          <Row icon="mail" href={`mailto:${email}`} title={email} />
        </Rows>
      </section>
    </>
  );
}
