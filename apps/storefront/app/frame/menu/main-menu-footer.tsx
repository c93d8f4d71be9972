import type { SecondaryLink } from '@bouwpoort/contract/content/menus';
import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useChromeSlots } from '../chrome/chrome-slots.ts';
import { interfaceActions } from '../interface-state/interface-store.ts';
import { audienceOf, isOfferedTo } from '../pages/offered-links.ts';
import { branchLink } from '../visitor/branch-link.ts';
import { useChosenBranch } from '../visitor/chosen-branch.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { registrationHref, showsCart } from '../visitor/visitor-rules.ts';
import { paths } from '../web/paths.ts';

interface MainMenuFooterProps {
  venture: VentureDetails;
  secondaryLinks: readonly SecondaryLink[];
}

/** The part of the menu below every level: secondary links, service, branch, quick order and cart (P 2.5, 2.7). */
export function MainMenuFooter({ venture, secondaryLinks }: MainMenuFooterProps) {
  const { t } = useTranslation('chrome');
  const session = useChromeSession();
  const branch = branchLink(venture, session, t, useChosenBranch(venture.id));
  // Links that do not fit in the header of small screens.
  const register = registrationHref(venture, session);
  const offered = secondaryLinks.filter(({ href }) => isOfferedTo(audienceOf(session), href));
  const close = interfaceActions.closeMainMenu;
  const { openQuickOrder } = useChromeSlots();
  const goToQuickOrder =
    openQuickOrder &&
    (() => {
      close();
      // The closing dialog first returns the focus to the menu button.
      requestAnimationFrame(openQuickOrder);
    });
  return (
    <div className="drawer__foot">
      {offered.map((link) => (
        <Anchor key={link.id} href={link.href} target={link.target} title={link.title} onClick={close}>
          <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} />
          {link.text}
        </Anchor>
      ))}
      {venture.customerServicePage?.url && (
        <Anchor href={venture.customerServicePage.url} onClick={close}>
          <Icon name="help" />
          {t('customerService')}
        </Anchor>
      )}
      {branch && (
        <Anchor href={branch.href} onClick={close}>
          <Icon name="pin" />
          {branch.label}
        </Anchor>
      )}
      {register && (
        <Anchor className="l:hidden" href={register} onClick={close}>
          <Icon name="pencil" />
          {t('register')}
        </Anchor>
      )}
      {goToQuickOrder && (
        <button type="button" className="l:hidden" aria-haspopup="dialog" onClick={goToQuickOrder}>
          <Icon name="bolt" />
          {t('quickOrder')}
        </button>
      )}
      {showsCart(venture, session) && (
        <Anchor href={paths.cart(venture)} onClick={close}>
          <Icon name="cart" />
          {session.cartCount === null ? t('cart') : t('menuCart', { count: session.cartCount })}
        </Anchor>
      )}
    </div>
  );
}
