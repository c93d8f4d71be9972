import {
  maxPreviewDays,
  type NewPreviewLink,
  newPreviewLink,
  type PreviewLink,
} from '@bouwpoort/contract/content/draft-previews';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { useRecordForm } from '../../frame/form/use-record-form.ts';
import { CopyButton } from '../../frame/kit/copy-button.tsx';
import { dayOf, fromWallClock, fullMoment } from '../../frame/texts/dutch-time.ts';

const day = 24 * 3_600_000;

const untilEndOf = (date: string) => fromWallClock(`${date}T23:59`) ?? '';

/** The links of one draft. */
export interface DraftLinks {
  /** The subject of the draft, such as `page/steenhof-home`: the name of the form. */
  name: string;
  /** The path that its query key starts with. */
  route: { path: string };
  query: UseQueryOptions<{ links: PreviewLink[] }>;
  add: (link: NewPreviewLink) => Promise<{ url: string }>;
  revoke: (linkId: string) => Promise<unknown>;
}

interface PreviewLinkDialogProps {
  draft: DraftLinks;
  mayEdit: boolean;
  onClose: () => void;
}

/** Links that show a draft to people without an account, until a date. */
export function PreviewLinkDialog({ draft, mayEdit, onClose }: PreviewLinkDialogProps) {
  const { t } = useTranslation('beheer');
  const [made, setMade] = useState<string>();
  const { data } = useQuery(draft.query);
  const { problem, attempt } = useAttempt([draft.route]);
  return (
    <Dialog open onClose={onClose} title={t('previewLinks')}>
      <div className="stack">
        {problem && <Notice kind="error" title={problem} />}
        {made !== undefined && (
          <Notice title={t('linkMade')}>
            <p className="plink">{made}</p>
            <CopyButton text={made} />
          </Notice>
        )}
        {mayEdit && <NewLinkForm draft={draft} onMade={setMade} />}
        {data?.links.length === 0 && <p className="muted">{t('noLinks')}</p>}
        <ul className="plinks">
          {data?.links.map(({ linkId, name: who, expiresAt, createdBy }) => (
            <li key={linkId}>
              <span className="grow">
                <b className="b">{who}</b>
                <span className="sub">{t('linkGood', { when: fullMoment(expiresAt), name: createdBy })}</span>
              </span>
              {mayEdit && (
                <Button className="btn--s" onClick={() => attempt(() => draft.revoke(linkId))}>
                  {t('revoke')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function NewLinkForm({ draft, onMade }: { draft: DraftLinks; onMade: (url: string) => void }) {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const [values] = useState(() => ({ name: '', expiresAt: untilEndOf(dayOf(new Date(Date.now() + 7 * day))) }));
  const record = useRecordForm({
    name: `${draft.name}/preview-link`,
    schema: newPreviewLink,
    values,
    version: null,
    save: async (body) => {
      const { url } = await draft.add(body);
      onMade(new URL(url, location.origin).href);
      await client.invalidateQueries({ queryKey: [draft.route.path] });
    },
  });
  const { control, reset, formState } = record.form;
  const { errors } = formState;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (await record.save()) reset(values);
      }}
    >
      {record.error && <Notice kind="error" title={record.error} />}
      <TextField
        label={t('linkFor')}
        hint={t('linkForHint')}
        {...record.field('name')}
        maxLength={100}
        data-initial-focus
      />
      <Controller
        control={control}
        name="expiresAt"
        render={({ field: { value, onChange, onBlur } }) => (
          <TextField
            label={t('linkUntil')}
            error={errors.expiresAt?.message}
            type="date"
            value={value === '' ? '' : dayOf(new Date(value))}
            min={dayOf(new Date())}
            max={dayOf(new Date(Date.now() + (maxPreviewDays - 1) * day))}
            onBlur={onBlur}
            onChange={({ target }) => onChange(untilEndOf(target.value))}
          />
        )}
      />
      <Button type="submit" look="primary" state={record.isSaving ? 'busy' : 'idle'}>
        {t('makeLink')}
      </Button>
    </form>
  );
}
