import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import { isWrongVenture, type PageVenture } from '../pages/page-access.ts';
import type { RootSession } from '../visitor/root-session.ts';
import { paths } from '../web/paths.ts';

interface WrongVentureModalProps {
  session: RootSession | null;
  venture: PageVenture & { name: string };
  onLogInHere: () => void;
}

/** P 2.11, 4.3. Only in ventures with a login: in others a customer may continue reading and find a branch. */
export function WrongVentureModal({ session, venture, onLogInHere }: WrongVentureModalProps) {
  const { t } = useTranslation('session');
  const { ventures } = useKnownChrome();
  const open = useInterface((state) => state.wrongVentureModalOpen);
  // An account without a venture is logged out instead (P 8, NoVenture).
  const isWrong = session !== null && session.ventureId !== null && isWrongVenture(session.ventureId, venture);

  // Every navigation closes it (P 4.6), and it opens again if it still applies.
  useEffect(() => {
    const hold = () => {
      if (useInterface.getState().wrongVentureModalOpen !== isWrong) interfaceActions.setWrongVentureModalOpen(isWrong);
    };
    hold();
    return useInterface.subscribe(hold);
  }, [isWrong]);

  const other = ventures.find(({ id }) => id === session?.ventureId);
  const names = { otherVenture: other?.name, thisVenture: venture.name };
  return (
    <Dialog
      closable={false}
      open={open && isWrong}
      title={t('wrongVentureTitle')}
      footer={
        <>
          <Button look={other ? 'secondary' : 'primary'} onClick={onLogInHere}>
            {t('logInToThisVenture', names)}
          </Button>
          {other && (
            <LinkButton look="primary" data-initial-focus href={paths.login(other)}>
              {t('goToLoggedInVenture', names)}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t(other ? 'loggedIntoWrongVenture' : 'loggedIntoUnknownVenture', names)}</p>
    </Dialog>
  );
}
