import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BeheerIcon } from '../kit/icon.tsx';
import { PopoverButton } from '../kit/popover.tsx';
import { type Section, useSections } from '../sections/section.ts';
import { hasPermission, useMe } from '../session/session.ts';
import { useSectionCount } from './rail.tsx';

/** Notices: the counts of the sections, and the user's own missing second factor. */
export function NoticesButton() {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const sections = useSections().filter(
    (section) => section.count !== undefined && hasPermission(me, section.permission),
  );
  const own = me.hasSecondStep ? 0 : 1;
  return (
    <PopoverButton
      className="bar__btn"
      label={t('notices', { count: own })}
      title={t('noticesTitle')}
      side="end"
      button={
        <>
          <BeheerIcon name="b-bell" size="control" />
          {own > 0 && <span className="dot">{own}</span>}
        </>
      }
    >
      {(close) => (
        <>
          <div className="pop__head">{t('noticesTitle')}</div>
          {own > 0 && (
            <Anchor className="pop__item" href="/account" onClick={close}>
              <span className="st st--wait">{t('noticeSecondStep')}</span>
            </Anchor>
          )}
          {sections.map((section) => (
            <SectionNotice key={section.id} section={section} close={close} />
          ))}
          {own === 0 && sections.length === 0 && <p className="pop__text muted">{t('noticesNone')}</p>}
        </>
      )}
    </PopoverButton>
  );
}

function SectionNotice({ section, close }: { section: Section; close: () => void }) {
  const { t } = useTranslation('beheer');
  const count = useSectionCount(section) ?? 0;
  if (count === 0) return null;
  return (
    <Anchor className="pop__item" href={`/${section.path}`} onClick={close}>
      <span className="st st--wait grow">{t(`section-${section.id}`)}</span>
      <span>{count}</span>
    </Anchor>
  );
}
