import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, NavLink, useNavigate } from 'react-router';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { BeheerIcon } from '../kit/icon.tsx';
import { entranceOf, type Section, sectionGroups, useSections } from '../sections/section.ts';
import { useScope } from '../session/scope.ts';
import { hasPermission, useMe } from '../session/session.ts';

/** All sections; one without permission stays in place, with a lock and the reason. */
export function Rail({ foot }: { foot: string }) {
  const { t } = useTranslation('beheer');
  const sections = useSections();
  const { link } = useScope();
  return (
    <nav className="rail" aria-label={t('beheer')}>
      <div className="rail__in">
        <Link className="rail__logo" to={link('/')} aria-label={t('logo')}>
          <img src="/beheer/bouwpoort-wit.svg" alt="" />
          <img className="mark" src="/beheer/bouwpoort-wit.svg" alt="" />
          <span>{t('beheer')}</span>
        </Link>
        {sectionGroups.map((group) => {
          const own = sections.filter((section) => section.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} className="rail__group">
              {group !== 'overview' && (
                <div className="rail__head" aria-hidden="true">
                  {t(`group-${group}`)}
                </div>
              )}
              <ul aria-label={t(`group-${group}`)}>
                {own.map((section) => (
                  <li key={section.id}>
                    <RailItem section={section} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        <div className="rail__foot">{foot}</div>
      </div>
    </nav>
  );
}

function RailItem({ section }: { section: Section }) {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const navigate = useNavigate();
  const entrance = entranceOf(section, (permission) => hasPermission(me, permission));
  const name = t(`section-${section.id}`);
  const to = link(entrance ?? '/');
  const count = useSectionCount(section);
  useShortcut({ keys: `G ${section.key}`, label: name, group: t('keysGo') }, () => navigate(to), {
    enabled: entrance !== undefined,
  });
  const title = t('sectionKeys', { name, key: section.key });
  if (entrance === undefined) {
    const reason = t('mayNot', { permission: t(`permission-${section.permission}`) });
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is one that cannot be followed
      <a className="rail__item rail__item--locked" role="link" aria-disabled="true" tabIndex={0} title={reason}>
        <BeheerIcon name={section.icon} size="control" />
        <span>
          {name}
          <span className="sr-only">. {reason}</span>
        </span>
        <Icon name="lock" size="small" className="rail__lock" />
      </a>
    );
  }
  return (
    <NavLink className="rail__item" to={to} title={title}>
      <BeheerIcon name={section.icon} size="control" />
      <span>{name}</span>
      {count !== undefined && count > 0 && <span className="n n--hot">{count}</span>}
    </NavLink>
  );
}

export function useSectionCount(section: Section): number | undefined {
  const me = useMe();
  const { count } = section;
  const ventureId = useScope().venture?.ventureId;
  return useQuery({
    queryKey: ['section-count', section.id, ventureId],
    queryFn: ({ signal }) => count?.({ ventureId, signal }) ?? 0,
    enabled: count !== undefined && hasPermission(me, section.permission),
    refetchInterval: 60_000,
  }).data;
}

/** At the bottom of the screen: the daily sections, and the palette for all others. */
export function ThumbBar({ onMore }: { onMore: () => void }) {
  const { t } = useTranslation('beheer');
  const me = useMe();
  const { link } = useScope();
  const sections = useSections()
    .flatMap((section) => {
      const entrance = entranceOf(section, (permission) => hasPermission(me, permission));
      return entrance === undefined ? [] : [{ section, entrance }];
    })
    .sort((one, other) => Number(other.section.isDaily ?? false) - Number(one.section.isDaily ?? false))
    .slice(0, 4);
  return (
    <nav className="thumbs" aria-label={t('thumbs')}>
      {sections.map(({ section, entrance }) => (
        <ThumbItem key={section.id} section={section} to={link(entrance)} />
      ))}
      <button type="button" onClick={onMore}>
        <Icon name="menu" size="control" />
        <span>{t('more')}</span>
      </button>
    </nav>
  );
}

function ThumbItem({ section, to }: { section: Section; to: string }) {
  const { t } = useTranslation('beheer');
  const count = useSectionCount(section);
  return (
    <NavLink className={classNames('thumb')} to={to}>
      <BeheerIcon name={section.icon} size="control" />
      {count !== undefined && count > 0 && <span className="n">{count}</span>}
      <span>{t(`section-${section.id}`)}</span>
    </NavLink>
  );
}
