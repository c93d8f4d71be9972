import type { ManagedUser } from '@bouwpoort/contract/customers/users';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { FieldError } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { useTypedText } from '../../frame/form/use-typed-text.ts';
import { shortMoment } from '../../frame/texts/dates.ts';
import { useUsers } from './use-users.ts';
import { fullName, type UserValues, userRules, userValuesOf } from './user-fields.ts';
import { type CompanyProject, UserRightsFields } from './user-rights-fields.tsx';

interface UserPanelProps {
  open: boolean;
  /** Null to invite a user. */
  user: ManagedUser | null;
  /** The projects of the company, to which a user may be limited. */
  projects: readonly CompanyProject[];
  onClose: () => void;
}

export function UserPanel({ open, user, projects, onClose }: UserPanelProps) {
  const { t } = useTranslation('users');
  return (
    <Dialog
      open={open}
      bare
      shape="side-panel"
      onClose={onClose}
      title={user ? t('editName', { name: fullName(user) }) : t('inviteTitle')}
    >
      <UserForm user={user} projects={projects} onClose={onClose} />
    </Dialog>
  );
}

function UserForm({ user, projects, onClose }: Omit<UserPanelProps, 'open'>) {
  const { t } = useTranslation('users');
  const { invite, edit } = useUsers();
  const form = usePanelForm<UserValues>({
    initial: userValuesOf(user),
    rules: userRules,
    words: t,
    save: async (values, key) => {
      if (user) await edit(user, values);
      else await invite(values, key);
      onClose();
    },
  });
  const { values, set, errorOf, refusal } = form;
  useTypedText(user ? null : 'invitation', values, set);
  const text = (name: 'firstName' | 'lastName' | 'email', maxLength: number, hint?: string) => (
    <TextField
      label={t(name)}
      {...typedField(form, name)}
      hint={hint}
      data-initial-focus={name === 'firstName' || undefined}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      autoCapitalize={name === 'email' ? 'none' : undefined}
      maxLength={maxLength}
    />
  );
  return (
    <PanelForm form={form} submit={t(user ? 'save' : 'inviteSend')} onCancel={onClose}>
      {!user && <p className="muted">{t('inviteText')}</p>}
      {refusal && <RefusalNotice refusal={refusal} title={t(user ? 'saveFailed' : 'inviteFailed')} />}
      {text('firstName', 60)}
      {text('lastName', 80)}
      {text('email', 254, user ? t('emailHint') : undefined)}
      <ManagerField
        user={user}
        checked={values.isManager}
        error={errorOf('isManager')}
        onChange={(isManager) => set({ isManager })}
      />
      {!values.isManager && <UserRightsFields form={form} projects={projects} />}
      {user && user.state !== 'requested' && (
        <p className="small muted">
          {user.lastLoginAt ? t('lastLogin', { moment: shortMoment(user.lastLoginAt) }) : t('neverLoggedIn')}
        </p>
      )}
    </PanelForm>
  );
}

interface ManagerFieldProps {
  user: ManagedUser | null;
  checked: boolean;
  error: string | undefined;
  onChange: (isManager: boolean) => void;
}

function ManagerField({ user, checked, error, onChange }: ManagerFieldProps) {
  const { t } = useTranslation('users');
  const { session } = useKnownChrome();
  const id = useId();
  const isOwn = user !== null && user.id === session?.userId;
  return (
    <div className="field">
      <Checkbox
        name="isManager"
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      >
        {t('isManager')}
        <span className="account-check-hint">{t(isOwn ? 'isManagerOwn' : 'isManagerHint')}</span>
      </Checkbox>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
