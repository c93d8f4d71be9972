import { audiences } from '@bouwpoort/contract/foundation/audience';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import {
  type BeheerMessage,
  beheerSiteRoutes,
  type MessageEdit,
  maxMessageLength,
  messageEdit,
  messageKinds,
} from '@bouwpoort/contract/organisation/site.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Banner } from '@bouwpoort/ui/molecules/banner.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '../../frame/api/call.ts';
import { ChoiceGrid } from '../../frame/form/choice-grid.tsx';
import { ConflictDialog } from '../../frame/form/conflict-dialog.tsx';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { History } from '../../frame/history/history.tsx';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { Card } from '../../frame/kit/card.tsx';
import { PermissionNote } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { hasPermission, useMe } from '../../frame/session/session.ts';

interface MessageFormProps {
  /** Undefined for a new one. */
  message: BeheerMessage | undefined;
  onDone: (messageId?: string) => void;
}

const names = Object.keys(messageEdit.shape) as (keyof MessageEdit)[];
const nothingAsNull = { setValueAs: (value: string | null) => (value === '' ? null : value) };
/** About the number of characters on a line of a message on a phone. */
const lineOfPhone = 42;

function editOf(message: BeheerMessage): MessageEdit {
  return Object.fromEntries(names.map((name) => [name, message[name]])) as unknown as MessageEdit;
}

export function MessageForm({ message, onDone }: MessageFormProps) {
  const { t } = useTranslation('beheer-web');
  const { t: common } = useTranslation('beheer');
  const me = useMe();
  const { venture } = useScope();
  const client = useQueryClient();
  const notify = useUndoNotice();
  const mine = me.ventures.filter(({ ventureId }) => hasPermission(me, 'content.edit', { ventureId }));
  const may =
    mine.length > 0 &&
    (message?.ventureIds ?? []).every((ventureId) => hasPermission(me, 'content.edit', { ventureId }));
  const ventureId = venture?.ventureId;
  const values = useMemo<MessageEdit>(
    () =>
      message
        ? editOf(message)
        : {
            ...{ message: '', kind: 'info', hyperLink: null, hyperLinkText: null, isClosable: true },
            ...{ audience: 'everybody', ventureIds: ventureId === undefined ? [] : [ventureId] },
            ...{ firstDay: null, lastDay: null, isDraft: false },
          },
    [message, ventureId],
  );
  const refresh = () =>
    Promise.all(
      [beheerSiteRoutes.messages, auditRoutes.history].map(({ path }) =>
        client.invalidateQueries({ queryKey: [path] }),
      ),
    );
  const change = async (messageId: string, edit: MessageEdit, version: number) => {
    const saved = await call(beheerSiteRoutes.changeMessage, { params: { messageId }, body: { ...edit, version } });
    await refresh();
    return saved;
  };
  const add = async (edit: MessageEdit) => {
    const created = await call(beheerSiteRoutes.addMessage, { body: edit });
    await refresh();
    return created;
  };
  const remove = async (messageId: string) => {
    await call(beheerSiteRoutes.removeMessage, { params: { messageId } });
    await refresh();
  };
  const record = useRecordForm<MessageEdit, MessageEdit>({
    name: `site-message/${message?.messageId ?? 'new'}`,
    schema: messageEdit,
    values,
    version: message?.version ?? null,
    save: async (edit, over) => {
      if (message) {
        const saved = await change(message.messageId, edit, over ?? message.version);
        notify({ text: t('messageSaved'), undo: () => change(message.messageId, values, saved.version) });
      } else {
        const created = await add(edit);
        notify({ text: t('messageMade'), undo: () => remove(created.messageId) });
        onDone(created.messageId);
      }
    },
  });
  const { form } = record;
  const { register, control } = form;
  const edit = { ...values, ...useWatch({ control }) } as MessageEdit;
  useShortcut({ keys: 'Ctrl S', label: common('save'), group: common('keysEverywhere') }, () => void record.save(), {
    enabled: may,
  });
  return (
    <div className="col msg">
      <Card title={t(message ? 'changeMessage' : 'newMessage')}>
        {!may && <PermissionNote permission="content.edit" />}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void record.save();
          }}
        >
          <fieldset className="stack plain" disabled={!may}>
            <section className="msg__preview" aria-label={t('preview')}>
              <Banner
                kind={edit.kind}
                closeLabel={t('previewClose')}
                {...(edit.isClosable ? { onClose: () => undefined } : {})}
              >
                {edit.message || t('previewEmpty')}{' '}
                {edit.hyperLink && <span className="link">{edit.hyperLinkText || t('readMore')}</span>}
              </Banner>
            </section>
            {record.error && <Notice kind="error" title={record.error} />}
            <TextareaField
              label={t('messageText')}
              hint={t('messageLength', { count: edit.message.length, most: maxMessageLength, line: lineOfPhone })}
              {...record.field('message')}
              rows={3}
              maxLength={maxMessageLength}
            />
            <div className="msg__days">
              <TextField label={t('firstDay')} type="date" {...record.field('firstDay', nothingAsNull)} />
              <TextField label={t('lastDay')} type="date" {...record.field('lastDay', nothingAsNull)} />
            </div>
            <SelectField
              label={t('kind')}
              {...register('kind')}
              options={messageKinds.map((kind) => ({ value: kind, label: t(`kind-${kind}`) }))}
            />
            <SelectField
              label={t('itemAudience')}
              {...register('audience')}
              options={audiences.map((one) => ({ value: one, label: t(`audience-${one}`) }))}
            />
            <TextField
              label={t('messageLink')}
              hint={t('itemHrefHint')}
              optional
              {...record.field('hyperLink', nothingAsNull)}
            />
            {edit.hyperLink && (
              <TextField
                label={t('messageLinkText')}
                optional
                {...record.field('hyperLinkText', nothingAsNull)}
                placeholder={t('readMore')}
              />
            )}
            <ChoiceGrid
              control={control}
              name="ventureIds"
              label={t('where')}
              options={mine.map((one) => ({ value: one.ventureId, label: <VentureTag ventureId={one.ventureId} /> }))}
            />
            <Checkbox {...register('isClosable')}>{t('isClosable')}</Checkbox>
            <Checkbox {...register('isDraft')}>{t('isDraft')}</Checkbox>
            {may && (
              <div className="acts">
                <Button type="submit" look="primary" state={record.isSaving ? 'busy' : 'idle'}>
                  {common('save')}
                  <Keys keys="Ctrl S" />
                </Button>
                {message && message.state === 'online' && (
                  <Button
                    onClick={async () => {
                      const saved = await change(message.messageId, { ...values, isDraft: true }, message.version);
                      notify({
                        text: t('messageStopped'),
                        undo: () => change(message.messageId, values, saved.version),
                      });
                    }}
                  >
                    {t('stopNow')}
                  </Button>
                )}
                {message ? (
                  <Button
                    look="quiet"
                    icon="trash"
                    onClick={async () => {
                      await remove(message.messageId);
                      onDone();
                      notify({ text: t('messageRemoved'), undo: () => add(values) });
                    }}
                  >
                    {t('removeMessage')}
                  </Button>
                ) : (
                  <Button look="quiet" onClick={() => onDone()}>
                    {common('cancel')}
                  </Button>
                )}
              </div>
            )}
          </fieldset>
        </form>
      </Card>
      {message && (
        <Card title={t('history')}>
          <History
            entity="site-message"
            entityId={message.messageId}
            fieldName={(field) => t(`field-${field}`)}
            show={(_, value) => shownValue(t, value)}
            {...(may
              ? { putBack: ({ before }) => change(message.messageId, { ...values, ...before }, message.version) }
              : {})}
          />
        </Card>
      )}
      <ConflictDialog
        record={record}
        fields={names.map((name) => ({
          name,
          label: t(`field-${name}`),
          show: (value: unknown) => shownValue(t, value),
        }))}
        refresh={refresh}
      />
    </div>
  );
}

function shownValue(t: ReturnType<typeof useTranslation>['t'], value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? t('none') : String(value);
}
