import type { NewListLine } from '@bouwpoort/contract/ordering/lists';
import type { Client } from '@bouwpoort/contract/program/client';
import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { PanelForm } from '../../frame/form/panel-form.tsx';
import { RefusalNotice } from '../../frame/form/refusal-notice.tsx';
import { usePanelForm } from '../../frame/form/use-panel-form.ts';
import { browserApi } from '../../frame/http/api.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCart } from '../cart/use-cart.ts';
import { type ListValues, listRules, projectOf } from './list-settings.ts';
import { SharingFields } from './sharing-fields.tsx';
import { useListNames } from './use-list-names.ts';

export type ListStart = 'empty' | 'cart' | 'ordered' | 'paste' | `copy-${number}`;

interface NewListDialogProps {
  start: ListStart;
  onClose: () => void;
}

/** The name and the initial lines are asked together; the list opens as soon as it is created. */
export function NewListDialog({ start: first, onClose }: NewListDialogProps) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const navigate = useNavigate();
  const { cart } = useCart();
  const { lists, projects } = useListNames();
  const [start, setStart] = useState<ListStart>(first);
  const inCart = cart?.lineItems ?? [];
  const form = usePanelForm<ListValues>({
    initial: { name: '', note: '', sharing: 'personal', projectId: '' },
    rules: listRules,
    words: t,
    save: async (values, key) => {
      const api = browserApi(venture.id);
      const copyOf = start.startsWith('copy-') ? Number(start.slice('copy-'.length)) : undefined;
      const lines: NewListLine[] =
        start === 'cart'
          ? inCart.map(({ variantGuid, quantity }) => ({ contentId: variantGuid, quantity }))
          : start === 'ordered'
            ? await orderedArticles(api)
            : [];
      const { id } = await api.call('lists.create', {
        headers: { 'idempotency-key': key },
        body: {
          name: values.name,
          sharing: values.sharing,
          projectId: projectOf(values),
          lines,
          ...(copyOf === undefined ? {} : { copyOf }),
        },
      });
      await navigate(paths.orderList(venture, id), { state: start === 'paste' ? { adds: true } : null });
    },
  });
  const { values, set, errorOf, refusal } = form;
  const starts: { value: ListStart; label: string }[] = [
    { value: 'empty', label: t('start_empty') },
    ...(inCart.length > 0 ? [{ value: 'cart' as const, label: t('start_cart', { count: inCart.length }) }] : []),
    { value: 'ordered', label: t('start_ordered') },
    { value: 'paste', label: t('start_paste') },
    ...lists.map(({ id, name }) => ({ value: `copy-${id}` as const, label: t('start_copy', { name }) })),
  ];
  return (
    <Dialog open bare title={t('newList')} onClose={onClose}>
      <PanelForm form={form} submit={t('create')} onCancel={onClose}>
        {refusal && <RefusalNotice refusal={refusal} title={t('saveFailed')} />}
        <TextField
          label={t('name')}
          {...typedField(form, 'name')}
          data-initial-focus
          autoComplete="off"
          maxLength={80}
          warning={form.values.name.length >= 80 ? t('chrome:fieldFull', { count: 80 }) : undefined}
        />
        <SharingFields values={values} set={set} projects={projects} projectError={errorOf('projectId')} />
        <SelectField
          label={t('startWith')}
          name="start"
          value={start}
          options={starts}
          onChange={(event) => setStart(event.target.value as ListStart)}
        />
      </PanelForm>
    </Dialog>
  );
}

/** More are too many for a new list. */
const maxArticles = 100;

/** The articles the customer ordered before, each with the quantity of the last time. */
async function orderedArticles(api: Client): Promise<NewListLine[]> {
  const products = await api.call('orders.lastOrderedProducts', { query: { take: maxArticles } });
  return products.flatMap(({ variants }) =>
    variants.slice(0, 1).map(({ contentId, quantity }) => ({ contentId, quantity })),
  );
}
