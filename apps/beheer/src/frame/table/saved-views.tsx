import { viewRoutes } from '@bouwpoort/contract/foundation/views.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { call } from '../api/call.ts';
import { read } from '../api/read.ts';
import { BeheerIcon } from '../kit/icon.tsx';
import { PopoverButton } from '../kit/popover.tsx';
import { useUndoNotice } from '../kit/undo.tsx';
import { useScope } from '../session/scope.ts';
import { viewOf } from './list-address.ts';

/** The user's own names for filters, sort and columns of a list, as tabs above it. */
export function SavedViews({ list }: { list: string }) {
  const { t } = useTranslation('beheer');
  const { link } = useScope();
  const [params] = useSearchParams();
  const views = useQuery(read(viewRoutes.list)).data?.views.filter((view) => view.list === list) ?? [];
  const { remove } = useViewChanges();
  const current = viewOf(params);
  if (views.length === 0) return null;
  return (
    <nav className="tabs" aria-label={t('views')}>
      <Link className="tab" to={link('?')} aria-current={current === '' ? 'page' : undefined}>
        {t('viewAll')}
      </Link>
      {views.map((view) => (
        <span key={view.viewId} className="tab-with-tool">
          <Link className="tab" to={link(`?${view.query}`)} aria-current={current === view.query ? 'page' : undefined}>
            {view.name}
          </Link>
          {current === view.query && (
            <button
              type="button"
              className="chip__close"
              aria-label={t('viewRemove', { name: view.name })}
              onClick={() => remove.mutate(view)}
            >
              <Icon name="close" size="small" />
            </button>
          )}
        </span>
      ))}
    </nav>
  );
}

export function SaveView({ list }: { list: string }) {
  const { t } = useTranslation('beheer');
  const [params] = useSearchParams();
  const { save } = useViewChanges();
  const query = viewOf(params);
  if (query === '') return null;
  return (
    <PopoverButton
      className="btn btn--secondary btn--s"
      title={t('viewSave')}
      side="end"
      button={
        <>
          <BeheerIcon name="b-bookmark" />
          {t('viewSave')}
        </>
      }
    >
      {(close) => (
        <form
          className="pop__form"
          onSubmit={(event) => {
            event.preventDefault();
            const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
            close();
            save.mutate({ viewId: crypto.randomUUID(), list, name, query });
          }}
        >
          <TextField label={t('viewName')} name="name" required maxLength={60} data-initial-focus />
          <Button type="submit" look="primary">
            {t('save')}
          </Button>
        </form>
      )}
    </PopoverButton>
  );
}

interface View {
  viewId: string;
  list: string;
  name: string;
  query: string;
}

function useViewChanges() {
  const { t } = useTranslation('beheer');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const refresh = () => client.invalidateQueries({ queryKey: [viewRoutes.list.path] });
  const put = ({ viewId, ...body }: View) => call(viewRoutes.save, { params: { viewId }, body }).then(refresh);
  const take = ({ viewId }: View) => call(viewRoutes.remove, { params: { viewId } }).then(refresh);
  return {
    save: useMutation({
      mutationFn: put,
      onSuccess: (_, view) => notify({ text: t('viewSaved', { name: view.name }), undo: () => take(view) }),
    }),
    remove: useMutation({
      mutationFn: take,
      onSuccess: (_, view) => notify({ text: t('viewRemoved', { name: view.name }), undo: () => put(view) }),
    }),
  };
}
