import type { AddedListRow } from '@bouwpoort/contract/ordering/lists';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useTextsOnDemand } from '../../frame/chrome/use-texts-on-demand.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { randomKey } from '../../frame/http/random-key.ts';
import { paths } from '../../frame/web/paths.ts';
import type { ListedArticle, ListedArticles } from './listed-article.ts';

interface AddToListDialogProps {
  articles: ListedArticles;
  name: string;
  note: string;
  onClose: () => void;
}

const newList = 'new';
const maxName = 80;

interface Added {
  listId: number;
  listName: string;
  rows: readonly AddedListRow[];
}

export function AddToListDialog(props: AddToListDialogProps) {
  const hasTexts = useTextsOnDemand(['order-lists']);
  return hasTexts ? <Choosing {...props} /> : null;
}

function Choosing({ articles, name: proposed, note, onClose }: AddToListDialogProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const api = browserApi(venture.id);
  const { data, isPending } = useQuery(
    {
      queryKey: ['list names', venture.id],
      queryFn: ({ signal }) => api.call('lists.names', { signal }),
      staleTime: 0,
    },
    browserQueries(),
  );
  const lists = data?.lists ?? [];
  const [chosen, setChosen] = useState<string>();
  const listId = chosen ?? (proposed === '' && lists[0] ? String(lists[0].id) : newList);
  const [name, setName] = useState(proposed);
  const [variant, setVariant] = useState('');
  const [state, setState] = useState<'idle' | 'busy'>('idle');
  const [mistakes, setMistakes] = useState<{ name?: string; variant?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [added, setAdded] = useState<Added>();
  const key = useRef(randomKey());
  const isNew = listId === newList;

  const question = 'question' in articles ? articles : undefined;

  function linesToAdd(): ListedArticle[] {
    if ('question' in articles) return [{ contentId: variant, quantity: articles.quantity }];
    return articles.map((article) => ({ ...article }));
  }

  async function add(): Promise<Added> {
    const headers = { 'idempotency-key': key.current };
    const lines = linesToAdd();
    if (isNew) {
      const { id, rows } = await api.call('lists.create', { headers, body: { name: name.trim(), note, lines } });
      return { listId: id, listName: name.trim(), rows };
    }
    const params = { listId: Number(listId) };
    const { rows } = await api.call('lists.addLines', { headers, params, body: { lines } });
    return { listId: params.listId, listName: lists.find(({ id }) => id === params.listId)?.name ?? '', rows };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    if (state === 'busy') return;
    const found = {
      ...(question && variant === '' && { variant: t('addToVariantMissing') }),
      ...(isNew && name.trim() === '' && { name: t('nameMissing') }),
    };
    setMistakes(found);
    if (Object.keys(found).length > 0) return;
    setState('busy');
    setFailure(undefined);
    try {
      setAdded(await add());
      void browserQueries().invalidateQueries({ queryKey: ['list names'] });
    } catch (error) {
      console.warn(error);
      const isRefused = error instanceof ApiProblem && error.status < 500;
      if (isRefused) key.current = randomKey();
      setFailure(isRefused ? error.message : t('saveFailed'));
    } finally {
      setState('idle');
    }
  }

  if (added) return <Done added={added} onClose={onClose} />;
  return (
    <Dialog open bare title={t('addToTitle')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className="dialog__body form-grid">
          {failure && <Notice kind="error" title={failure} />}
          {question && (
            <SelectField
              label={question.question}
              value={variant}
              error={mistakes.variant}
              data-initial-focus
              options={[
                { value: '', label: t('addToVariant') },
                ...question.options.map(({ contentId, label }) => ({ value: contentId, label })),
              ]}
              onChange={(event) => {
                setVariant(event.target.value);
                setMistakes({});
              }}
            />
          )}
          <SelectField
            label={t('addToWhich')}
            disabled={isPending}
            value={listId}
            data-initial-focus={question ? undefined : true}
            options={[
              ...lists.map(({ id, name: listName }) => ({ value: String(id), label: listName })),
              { value: newList, label: t('addToNew') },
            ]}
            onChange={(event) => setChosen(event.target.value)}
          />
          {isNew && (
            <TextField
              label={t('name')}
              name="name"
              autoComplete="off"
              maxLength={maxName}
              // Every product card uses this dialog: a component of its own would add a file to the first pages.
              warning={name.length >= maxName ? t('chrome:fieldFull', { count: maxName }) : undefined}
              value={name}
              error={mistakes.name}
              onChange={(event) => {
                setName(event.target.value);
                setMistakes({});
              }}
            />
          )}
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" state={state} disabled={isPending}>
            {t(isNew ? 'create' : 'addToDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Done({ added: { listId, listName, rows }, onClose }: { added: Added; onClose: () => void }) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const taken = rows.filter(({ status }) => status === 'added' || status === 'merged');
  const left = rows.filter((row) => !taken.includes(row));
  return (
    <Dialog
      open
      title={t('addToTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <LinkButton look="primary" href={paths.orderList(venture, listId)} onClick={onClose}>
            {t('addToOpen')}
          </LinkButton>
        </>
      }
    >
      <div role="status">
        <Notice kind="success" title={t('addToDone', { count: taken.length, list: listName })} />
        {left.length > 0 && (
          <Notice kind="attention" title={t('addToPartly', { count: left.length })}>
            <ul>
              {left.map(({ code, displayName, reason }) => (
                <li key={code}>{[displayName ?? code, reason].filter(Boolean).join(': ')}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
