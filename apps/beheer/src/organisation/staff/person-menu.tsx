import type { StaffPerson } from '@bouwpoort/contract/organisation/staff';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../frame/kit/confirm-dialog.tsx';
import { MenuItems, PopoverButton } from '../../frame/kit/popover.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { usePersonChanges } from './use-person-changes.ts';

/** The menu of a user. Actions that send a mail ask for confirmation. */
export function PersonMenu({ person, withOpen = true }: { person: StaffPerson; withOpen?: boolean }) {
  const { t } = useTranslation('beheer-staff');
  const { t: common } = useTranslation('beheer');
  const navigate = useNavigate();
  const { link } = useScope();
  const may = useHasPermission('staff.manage');
  const { setLocked, sendLink, logOut } = usePersonChanges();
  const [mailing, setMailing] = useState<'password' | 'secondStep'>();
  const lock = useMutation({ mutationFn: () => setLocked(person, !person.isLocked) });
  const end = useMutation({ mutationFn: () => logOut(person) });
  const send = useMutation({
    mutationFn: () => sendLink(person, mailing === 'secondStep'),
    onSuccess: () => setMailing(undefined),
  });
  const locked = may ? undefined : common('mayNot', { permission: common('permission-staff.manage') });
  const failed = lock.error ?? end.error;
  return (
    <>
      <PopoverButton
        className="btn btn--quiet btn--icon btn--s"
        role="menu"
        side="end"
        label={t('peopleMore', { name: person.name })}
        title={t('peopleMore', { name: person.name })}
        button={<Icon name="more" size="small" />}
      >
        {(close) => (
          <MenuItems
            close={close}
            items={[
              ...(withOpen
                ? [{ label: t('menuOpen'), run: () => navigate(link(`/medewerkers/${person.staffId}`)) }]
                : []),
              { label: t('menuReset'), run: () => setMailing('password'), locked },
              ...(person.hasSecondStep
                ? [{ label: t('menuResetSecondStep'), run: () => setMailing('secondStep'), locked }]
                : []),
              { label: t('menuLogOut'), run: () => end.mutate(), locked },
              { label: t(person.isLocked ? 'menuUnlock' : 'menuLock'), run: () => lock.mutate(), locked },
            ]}
          />
        )}
      </PopoverButton>
      <ConfirmDialog
        open={mailing !== undefined}
        onClose={() => setMailing(undefined)}
        title={t('resetTitle', { name: person.name })}
        confirm={t('resetSend')}
        onConfirm={() => send.mutate()}
        isBusy={send.isPending}
        error={send.error}
      >
        {t(mailing === 'secondStep' ? 'resetTextSecondStep' : 'resetText', { email: person.email })}
      </ConfirmDialog>
      <Dialog
        open={failed !== null}
        onClose={() => {
          lock.reset();
          end.reset();
        }}
      >
        <Notice kind="error" title={failed?.message} />
      </Dialog>
    </>
  );
}
