import type { NewPreviewLink } from '@bouwpoort/contract/content/draft-previews';
import {
  type BeheerMenu,
  beheerMenuRoutes,
  fieldOfMenu,
  type MenuPlace,
  type OneMenu,
} from '@bouwpoort/contract/content/menus.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import type { DraftLinks } from '../drafts/preview-link-dialog.tsx';

/** The data to invalidate after a write to a menu. */
export const menuReads = [beheerMenuRoutes.menus, auditRoutes.history];

interface Options {
  ventureId: string;
  stored: BeheerMenu;
  /** The server generates its children: the categories. */
  assortmentId: string;
}

/** The actions on one menu. Each write applies to the revision that this window has last seen. */
export function useMenuActions({ ventureId, stored, assortmentId }: Options) {
  const { t } = useTranslation('beheer-web');
  const notify = useUndoNotice();
  const { problem, attempt: tryTo, refresh } = useAttempt(menuReads);
  const [isBusy, setBusy] = useState(false);
  const { place, published } = stored;
  const params = { ventureId, place };
  const latest = useRef(stored.revision);
  latest.current = Math.max(latest.current, stored.revision);

  /** A 409 contains the other user's version, in the format that a form understands. */
  const write = async (work: () => Promise<BeheerMenu>): Promise<BeheerMenu> => {
    try {
      const menu = await work();
      latest.current = menu.revision;
      await refresh();
      return menu;
    } catch (failure) {
      const current = failure instanceof ApiProblem && failure.status === 409 && failure.problem.current;
      if (!current) throw failure;
      const { menu, revision } = current as BeheerMenu;
      const problem = { ...failure.problem, current: { ...menu, version: revision } };
      throw new ApiProblem(failure.status, problem, failure.headers);
    }
  };

  const sent = (edit: OneMenu): OneMenu =>
    edit.headerLinks
      ? { headerLinks: edit.headerLinks.map((one) => (one.id === assortmentId ? { ...one, children: [] } : one)) }
      : edit;
  const put = (edit: OneMenu, revision: number) =>
    write(() => call(beheerMenuRoutes.save, { params, body: { revision, edit: sent(edit) } }));

  const save = async (edit: OneMenu, revision: number) => {
    const before = stored.menu as OneMenu;
    await put(edit, revision);
    notify({ text: t('menuSaved'), undo: () => put(before, latest.current) });
  };

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await tryTo(work);
    } finally {
      setBusy(false);
    }
  };

  const publish = () =>
    attempt(async () => {
      await write(() => call(beheerMenuRoutes.publish, { params, body: { revision: latest.current } }));
      const undo = () =>
        write(() =>
          call(beheerMenuRoutes.putBack, {
            params,
            body: { revision: latest.current, edit: sent(published as OneMenu), keepAsDraft: true },
          }),
        );
      notify({ text: t('menuPublished'), undo });
    });

  const discard = () =>
    attempt(async () => {
      const draft = stored.menu as OneMenu;
      const query = { revision: String(latest.current) };
      await write(() => call(beheerMenuRoutes.discard, { params, query }));
      notify({ text: t('menuDiscarded'), undo: () => put(draft, latest.current) });
    });

  const cancelPlan = () => write(() => call(beheerMenuRoutes.cancelPlan, { params }));

  /** Throws the server's refusal, for the form with the moment. */
  const plan = async (publishAt: string) => {
    await write(() => call(beheerMenuRoutes.plan, { params, body: { revision: latest.current, publishAt } }));
    notify({ text: t('menuPlanned'), undo: cancelPlan });
  };

  const unplan = () =>
    attempt(async () => {
      await cancelPlan();
      notify({ text: t('menuUnplanned') });
    });

  return { isBusy, problem, refresh, save, publish, discard, plan, unplan };
}

export type MenuActions = ReturnType<typeof useMenuActions>;

export const linksOfMenu = (ventureId: string, place: MenuPlace): DraftLinks => {
  const params = { ventureId, place };
  return {
    name: `menu/${ventureId}/${fieldOfMenu[place]}`,
    route: beheerMenuRoutes.previewLinks,
    query: read(beheerMenuRoutes.previewLinks, { params }),
    add: (body: NewPreviewLink) => call(beheerMenuRoutes.addPreviewLink, { params, body }),
    revoke: (linkId: string) => call(beheerMenuRoutes.revokePreviewLink, { params: { ...params, linkId } }),
  };
};
