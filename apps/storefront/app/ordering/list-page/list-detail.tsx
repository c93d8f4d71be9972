import type { ListLine, OrderList } from '@bouwpoort/contract/ordering/lists';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import { rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { EmptyState } from '@bouwpoort/ui/molecules/empty-state.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { Row, Rows } from '@bouwpoort/ui/molecules/row.tsx';
import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { scannedCode } from '../../frame/scanner/scanned-code.ts';
import { useHasCamera } from '../../frame/scanner/use-has-camera.ts';
import { paths } from '../../frame/web/paths.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { ListMenu } from '../lists/list-menu.tsx';
import { SettingsDialog } from '../lists/settings-dialog.tsx';
import { useListAction } from '../lists/use-list-action.ts';
import { useOrderFromList } from '../lists/use-order-from-list.ts';
import { AddLinesDialog } from './add-lines-dialog.tsx';
import { movedBy } from './arrangement.ts';
import { ExportDialog } from './export-dialog.tsx';
import { FillView } from './fill-view.tsx';
import { LabelsDialog } from './labels-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import { OrderView } from './order-view.tsx';
import { type RemovedLine, RemovedLineNotice, removedLineOf, restorePayload } from './removed-line.tsx';
import { SectionDialog } from './section-dialog.tsx';

const Scanner = lazy(() =>
  import('../../frame/scanner/barcode-scanner.tsx').then((file) => ({ default: file.BarcodeScanner })),
);

type Opened =
  | { kind: 'labels' | 'export' | 'settings' | 'menu' | 'scan' }
  | { kind: 'add'; section: string }
  | { kind: 'section'; section: string | null }
  | { kind: 'line'; id: number };

/** Screen 41: the lines of the list, ordering them, and the actions on the list. */
export function ListDetail({ list, seesPrices }: { list: OrderList; seesPrices: boolean }) {
  useEffect(restoreLostFocus, []);
  const { t } = useTranslation('order-lists');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [mode, setMode] = useState<'order' | 'fill'>('order');
  const ordering = useOrderFromList(list.id);
  const { run, failure } = useListAction();
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const scanned = useScannedLabel(list, ordering.order);
  const canScan = useHasCamera();
  const close = () => setOpened(null);
  useAskedToAdd(() => setOpened({ kind: 'add', section: '' }));
  const params = { listId: list.id };
  const remove = async (line: ListLine) => {
    close();
    setRemoved(null);
    const body = { version: list.version, remove: [line.id] };
    if (await run((api) => api.call('lists.changeLines', { params, body }))) setRemoved(removedLineOf(list, line));
  };
  const restore = async (removedLine: RemovedLine) => {
    const body = { version: list.version, restore: [restorePayload(removedLine)] };
    if (await run((api) => api.call('lists.changeLines', { params, body }))) setRemoved(null);
  };
  const replace = (line: ListLine, contentId: string) =>
    void run((api) =>
      api.call('lists.changeLines', { params, body: { version: list.version, change: [{ id: line.id, contentId }] } }),
    );
  const keepQuantities = () => {
    const change = list.lines.map(({ id, quantity }) => ({ id, standing: quantity }));
    void run((api) => api.call('lists.changeLines', { params, body: { version: list.version, change } }));
  };
  const move = (line: ListLine, by: -1 | 1) =>
    void run((api) =>
      api.call('lists.arrange', { params, body: { version: list.version, sections: movedBy(list, line.id, by) } }),
    );
  const line = opened?.kind === 'line' ? list.lines.find(({ id }) => id === opened.id) : undefined;
  const side = <ListSide list={list} onOpen={setOpened} />;
  const view = { list, seesPrices, ordering, side };
  return (
    <div className="wrap list-page">
      <ListHead list={list} canScan={canScan && list.mayOrder} onOpen={setOpened} />
      <div role="status" className="list-news">
        {scanned.news && <Notice kind={scanned.news.kind} title={scanned.news.text} />}
        {list.readySince && (
          <Notice kind="accent" icon="repeat" title={t('readyHere')}>
            {t('readyHereText')}
          </Notice>
        )}
        {failure && <Notice kind="error" title={failure} />}
      </div>
      {list.lines.length === 0 ? (
        <div className="with-side">
          <EmptyState icon="lists" title={t('emptyListTitle')} text={t('emptyListText')}>
            <Button look="primary" icon="plus" onClick={() => setOpened({ kind: 'add', section: '' })}>
              {t('addTitle')}
            </Button>
          </EmptyState>
          <aside>{side}</aside>
        </div>
      ) : mode === 'order' ? (
        <OrderView
          {...view}
          modes={list.mayOrder && <Modes mode={mode} onMode={setMode} />}
          onMore={(id) => setOpened({ kind: 'line', id })}
          onAdd={(section) => setOpened({ kind: 'add', section })}
          onSection={(section) => setOpened({ kind: 'section', section })}
          onReplace={replace}
          onRemove={(line) => void remove(line)}
        />
      ) : (
        <FillView {...view} modes={<Modes mode={mode} onMode={setMode} />} onStanding={keepQuantities} />
      )}
      {opened?.kind === 'add' && <AddLinesDialog listId={list.id} section={opened.section} onClose={close} />}
      {opened?.kind === 'section' && <SectionDialog list={list} section={opened.section} onClose={close} />}
      {opened?.kind === 'labels' && <LabelsDialog list={list} onClose={close} />}
      {opened?.kind === 'export' && <ExportDialog listId={list.id} onClose={close} />}
      {opened?.kind === 'settings' && <SettingsDialog list={list} onClose={close} />}
      {opened?.kind === 'menu' && <ListMenu list={list} onClose={close} />}
      {opened?.kind === 'scan' && (
        <Dialog open title={t('scanTitle')} onClose={close}>
          <div role="status" className="list-news">
            {scanned.news && <Notice kind={scanned.news.kind} title={scanned.news.text} />}
          </div>
          <Suspense>
            <Scanner onCode={(code) => void scanned.scan(scannedCode(code))} onClose={close} />
          </Suspense>
        </Dialog>
      )}
      {line && (
        <LineDialog
          key={line.id}
          list={list}
          line={line}
          onRemove={(removedLine) => void remove(removedLine)}
          onMove={move}
          onClose={close}
        />
      )}
      <RemovedLineNotice
        removed={removed}
        onRestore={() => removed && void restore(removed)}
        onClose={() => setRemoved(null)}
      />
    </div>
  );
}

function ListHead({ list, canScan, onOpen }: { list: OrderList; canScan: boolean; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('order-lists');
  const venture = useVenture();
  const rhythm = list.rhythm && rhythmWords(list.rhythm);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('home'), href: paths.account(venture) },
          { label: t('title'), href: paths.orderLists(venture) },
          { label: list.name },
        ]}
      />
      <div className="top">
        <div className="top__text">
          <h1>{list.name}</h1>
          {list.note !== '' && <p className="top__sub">{list.note}</p>}
          <div className="top__tags">
            <Badge look="soft">{t(list.archived ? 'filter_archive' : `badge_${list.sharing}`)}</Badge>
            {list.sharing === 'site' && (
              <span>
                <Icon name="hard-hat" size="small" />
                <b>{list.project?.name ?? t('siteGone')}</b>
              </span>
            )}
            {list.sharing !== 'personal' && (
              <span>
                <Icon name="user" size="small" />
                {list.owner.isMe ? t('ownerMe') : t('ownerIs', { name: list.owner.name })}
              </span>
            )}
            {rhythm && (
              <span>
                <Icon name="repeat" size="small" />
                {t('rhythmTag', { rhythm: rhythm.charAt(0).toUpperCase() + rhythm.slice(1) })}
              </span>
            )}
          </div>
        </div>
        <div className="top__do">
          <Button icon="plus" aria-haspopup="dialog" onClick={() => onOpen({ kind: 'add', section: '' })}>
            {t('addArticle')}
          </Button>
          {canScan && (
            <Button icon="barcode" onClick={() => onOpen({ kind: 'scan' })}>
              {t('scan')}
            </Button>
          )}
          <Button icon="tag" className="max-m:hidden" aria-haspopup="dialog" onClick={() => onOpen({ kind: 'labels' })}>
            {t('labels')}
          </Button>
        </div>
      </div>
    </>
  );
}

function Modes({ mode, onMode }: { mode: 'order' | 'fill'; onMode: (mode: 'order' | 'fill') => void }) {
  const { t } = useTranslation('order-lists');
  return (
    <fieldset className="seg" aria-label={t('mode')}>
      {(['order', 'fill'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="list-mode" checked={mode === one} onChange={() => onMode(one)} />
          {t(`mode_${one}`)}
        </label>
      ))}
    </fieldset>
  );
}

function ListSide({ list, onOpen }: { list: OrderList; onOpen: (opened: Opened) => void }) {
  const { t } = useTranslation('order-lists');
  const chevron = <Icon name="chevron-right" size="control" />;
  const rhythm = list.rhythm && rhythmWords(list.rhythm);
  return (
    <Rows>
      {list.lines.length > 0 && (
        <>
          <Row
            icon="tag"
            title={t('printLabels')}
            sub={t('printLabelsText')}
            aside={chevron}
            onClick={() => onOpen({ kind: 'labels' })}
          />
          <Row
            icon="download"
            title={t('export')}
            sub={t('exportText')}
            aside={chevron}
            onClick={() => onOpen({ kind: 'export' })}
          />
        </>
      )}
      {list.mayManage && (
        <Row
          icon="repeat"
          title={rhythm ? t('rhythmIs', { rhythm }) : t('rhythm')}
          sub={t('rhythmText')}
          aside={chevron}
          onClick={() => onOpen({ kind: 'settings' })}
        />
      )}
      <Row icon="share" title={t('share')} aside={chevron} onClick={() => onOpen({ kind: 'settings' })} />
      <Row icon="more" title={t('more')} aside={chevron} onClick={() => onOpen({ kind: 'menu' })} />
    </Rows>
  );
}

/** A new list from a file opens with the dialog to add lines; going back does not open it again. */
function useAskedToAdd(open: () => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isAsked = (state as { adds?: boolean } | null)?.adds === true;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAsked || isDone.current) return;
    isDone.current = true;
    open();
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [isAsked, open, pathname, navigate]);
}

type Scanned = { kind: 'success' | 'attention'; text: string } | undefined;

/** The address on a shelf label adds its line to the cart, once: it is then replaced by that of the list. */
function useScannedLabel(list: OrderList, order: ReturnType<typeof useOrderFromList>['order']) {
  const { t } = useTranslation('order-lists');
  const [params, setParams] = useSearchParams();
  const [news, setNews] = useState<Scanned>();
  const code = params.get('scan');
  const isCartOpen = useCartStore(({ status }) => status !== 'none' && status !== 'loading');
  const handled = useRef<string>(undefined);
  const scan = async (scannedText: string) => {
    const line = list.lines.find((one) => one.code === scannedText);
    if (!line || !list.mayOrder) {
      return setNews({ kind: 'attention', text: line ? t('viewerText') : t('scannedUnknown', { code: scannedText }) });
    }
    const { added, failure, refused } = await order({ lines: [{ id: line.id, quantity: line.quantity }] });
    setNews(
      added > 0
        ? { kind: 'success', text: t('scannedAdded', { name: withTimesSigns(line.displayName) }) }
        : { kind: 'attention', text: failure ?? refused[0]?.reason ?? t('orderFailed') },
    );
  };
  const latest = useRef(scan);
  latest.current = scan;
  useEffect(() => {
    // The cart session opens after the page; until then nothing can be added.
    if (code === null || handled.current === code || !isCartOpen) return;
    handled.current = code;
    setParams({}, { replace: true, preventScrollReset: true });
    void latest.current(code);
  }, [code, setParams, isCartOpen]);
  return { news, scan };
}
