import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BodyOf, call } from '../../frame/api/call.ts';

/** The actions on a run; the answer is shown at once, and lists are invalidated. */
export function useRunActions(runId: string) {
  const client = useQueryClient();
  const params = { runId };
  const done = (run: ImportRun) => {
    client.setQueriesData({ queryKey: [beheerImportRoutes.run.path], predicate: isOf(runId) }, run);
    for (const route of [beheerImportRoutes.runs, beheerImportRoutes.batches, beheerImportRoutes.options])
      client.invalidateQueries({ queryKey: [route.path] });
  };
  const settings = useMutation({
    mutationFn: (body: BodyOf<typeof beheerImportRoutes.settings>) =>
      call(beheerImportRoutes.settings, { params, body }),
    onSuccess: done,
  });
  const check = useMutation({ mutationFn: () => call(beheerImportRoutes.check, { params }), onSuccess: done });
  const start = useMutation({ mutationFn: () => call(beheerImportRoutes.start, { params }), onSuccess: done });
  const pause = useMutation({ mutationFn: () => call(beheerImportRoutes.pause, { params }), onSuccess: done });
  const resume = useMutation({ mutationFn: () => call(beheerImportRoutes.resume, { params }), onSuccess: done });
  const stop = useMutation({ mutationFn: () => call(beheerImportRoutes.stop, { params }), onSuccess: done });
  const undo = useMutation({ mutationFn: () => call(beheerImportRoutes.undo, { params }), onSuccess: done });
  const confirm = useMutation({
    mutationFn: (reason: string) => call(beheerImportRoutes.confirm, { params, body: { reason } }),
    onSuccess: done,
  });
  return { settings, check, start, pause, resume, stop, undo, confirm };
}

function isOf(runId: string) {
  return ({ queryKey }: { queryKey: readonly unknown[] }) => {
    const [, input] = queryKey as [string, { params?: { runId?: string } } | undefined];
    return input?.params?.runId === runId;
  };
}
