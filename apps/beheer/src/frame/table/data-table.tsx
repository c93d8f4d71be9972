import type { ListCount } from '@bouwpoort/contract/foundation/lists';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { buttonClass } from '@bouwpoort/ui/atoms/button-class.ts';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import {
  columnVisibilityFeature,
  createColumnHelper,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Keys } from '../keyboard/keys.tsx';
import { useShortcut } from '../keyboard/shortcuts.tsx';
import { EmptyNotice, LoadError } from '../page/empty-notice.tsx';
import { showNumber } from '../texts/dutch-number.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { FilterChips } from './filter-chips.tsx';
import { pageSize } from './record-sequence.ts';
import { useRowCursor } from './row-cursor.ts';
import { SavedViews, SaveView } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import { TableFoot } from './table-foot.tsx';
import type { List } from './use-list.ts';

export interface Column<Row> {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The server can sort by this column. */
  isSortable?: boolean;
  /** Hidden until the user selects it. */
  isExtra?: boolean;
  /**
   * `n` number, `r` right-aligned, `w0` narrow, `max` takes the remaining width; `p2` `p3` `p4` minimum screen width;
   * `m-hide` `m-full` `m-r` on a phone.
   */
  className?: string;
  /** The heading is only for screen readers. */
  isHeadHidden?: boolean;
}

interface DataTableProps<Row> {
  /** The name of the list, under which views are saved. */
  name: string;
  /** The accessible name of the table. */
  label: string;
  list: List;
  /** Stable: made outside the component, or memoised. */
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** The accessible name of a row; its id by default. */
  rowName?: (row: Row) => string;
  /** Absent when the list cannot be searched. */
  search?: { label: string; placeholder: string };
  /** The target of Enter and of a click on the first column. */
  href?: (row: Row) => string;
  rowLook?: (row: Row) => 'bad' | 'dim' | undefined;
  error: Error | null;
  retry: () => void;
  total?: ListCount | undefined;
  nextCursor?: string | null | undefined;
  /** The bulk actions for the selected rows; absent when there are none. */
  bulk?: (selection: Selection) => ReactNode;
  /** The address of the list as CSV, with the current filters. */
  csv?: string;
  empty: { title: string; text?: string; children?: ReactNode };
  /** For filters that find nothing when all is well. */
  nothingToDo?: { title: string; text: string } | undefined;
  /** Two lines per row. */
  tall?: boolean;
  foot?: ReactNode;
}

export interface Selection {
  ids: readonly string[];
  /** The whole list, with the rows of its other pages. */
  isAll: boolean;
  setAll: (isAll: boolean) => void;
  clear: () => void;
}

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
const noRows: readonly never[] = [];
/** Above this number of rows the table is virtualised. */
const virtualFrom = 100;

/** A list of records: search, filters, sort, columns, views, selected rows and pages, with all state in the address. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const {
    name,
    label,
    list,
    columns,
    rows,
    rowId,
    rowName = rowId,
    search,
    href,
    rowLook,
    error,
    retry,
    bulk,
    csv,
    empty,
    tall,
  } = props;
  const { t } = useTranslation('beheer');
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const [picked, setPicked] = useState<RowSelectionState>({});
  const [isAll, setAll] = useState(false);
  const data = rows ?? noRows;

  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return helper.columns(columns.map((column) => helper.display({ id: column.id, header: column.label })));
  }, [columns]);
  const shownIds = list.columns ?? columns.filter(({ isExtra }) => !isExtra).map(({ id }) => id);
  const table = useTable({
    features,
    columns: definitions,
    data: data as Row[],
    getRowId: rowId,
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ id }, at) => [id, at === 0 || shownIds.includes(id)])),
      rowSelection: picked,
    },
    onRowSelectionChange: setPicked,
  });
  const tableRows = table.getRowModel().rows;
  const visible = columns.filter(({ id }, at) => at === 0 || shownIds.includes(id));
  const ids = tableRows.map(({ id }) => id);

  /** Of a whole list that was selected, the rows of this page stay selected when one of them changes. */
  const pickFrom = (change: (before: RowSelectionState) => RowSelectionState) => {
    setAll(false);
    setPicked((before) => change(isAll ? selectionOf(ids) : before));
  };
  const toggle = (id: string) => pickFrom((before) => toggled(before, id));

  const isVirtual = tableRows.length > virtualFrom;
  const virtual = useWindowVirtualizer({
    count: isVirtual ? tableRows.length : 0,
    estimateSize: () => (tall ? 45 : 37),
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const drawn = virtual.getVirtualItems();
  const [first, last] = [drawn[0], drawn.at(-1)];
  const margin = virtual.options.scrollMargin;

  const cursor = useRowCursor({
    rows: ids,
    scrollTo: (index) =>
      isVirtual
        ? virtual.scrollToIndex(index)
        : body.current?.querySelectorAll('tr')[index]?.scrollIntoView({ block: 'nearest' }),
    open:
      href &&
      ((id) => {
        const row = tableRows.find((one) => one.id === id);
        if (row) navigate(href(row.original));
      }),
    pick:
      bulk &&
      ((id, from) => {
        if (from === undefined) toggle(id);
        else {
          const [start, end] = [ids.indexOf(from), ids.indexOf(id)].sort((one, other) => one - other) as [
            number,
            number,
          ];
          pickFrom((before) => ({
            ...before,
            ...Object.fromEntries(ids.slice(Math.max(0, start), end + 1).map((one) => [one, true])),
          }));
        }
      }),
  });
  const pickedIds = Object.keys(picked).filter((id) => picked[id]);
  const clear = () => {
    setAll(false);
    setPicked({});
  };
  useShortcut({ keys: 'Escape', label: t('pickStop'), group: t('keysList') }, clear, { enabled: pickedIds.length > 0 });
  useEffect(() => {
    // A row that was removed is deselected; one on another page stays selected.
    if (rows && list.cursors.length === 0 && !list.isNarrowed && props.nextCursor == null)
      setPicked((before) => {
        const left = Object.fromEntries(Object.entries(before).filter(([id]) => rows.some((row) => rowId(row) === id)));
        return Object.keys(left).length === Object.keys(before).length ? before : left;
      });
  }, [rows, rowId, list.cursors.length, list.isNarrowed, props.nextCursor]);

  const spanned = visible.length + (bulk ? 1 : 0);
  const isPicked = (id: string) => (isAll && pickedIds.length > 0) || picked[id] === true;
  const allPicked = ids.length > 0 && ids.every(isPicked);
  const pickedCount = isAll && props.total ? props.total.count : pickedIds.length;
  return (
    <>
      <SavedViews list={name} />
      <div className="tools">
        {search && <SearchField list={list} {...search} />}
        <FilterChips list={list} />
        <span className="push acts">
          <SaveView list={name} />
          {csv && (
            <a className={buttonClass({ look: 'secondary' }, 'btn--s')} href={csv} download>
              <Icon name="download" size="small" />
              {t('export')}
            </a>
          )}
          <ColumnChooser
            columns={columns
              .filter(({ isHeadHidden }) => !isHeadHidden)
              .map(({ id, label: text }) => ({ id, label: text, isFixed: id === columns[0]?.id }))}
            shown={visible.filter(({ isHeadHidden }) => !isHeadHidden).map(({ id }) => id)}
            onChange={(ids) =>
              list.change({
                columns:
                  ids === undefined
                    ? []
                    : [...ids, ...columns.filter(({ isHeadHidden }) => isHeadHidden).map(({ id }) => id)],
              })
            }
          />
        </span>
      </div>
      <section className="sheet" aria-label={label} aria-busy={rows === undefined && !error}>
        {error ? (
          <LoadError error={error} retry={retry} />
        ) : rows?.length === 0 ? (
          props.nothingToDo ? (
            <EmptyNotice icon="check-circle" {...props.nothingToDo} />
          ) : list.isNarrowed ? (
            <EmptyNotice icon="filter" title={t('nothingFound')} text={t('nothingFoundText')}>
              <Button onClick={list.clear}>{t('filtersClear')}</Button>
            </EmptyNotice>
          ) : (
            <EmptyNotice icon="list" {...empty} />
          )
        ) : (
          <table
            className={classNames('dt dt--stack', tall && 'dt--tall')}
            aria-label={label}
            aria-rowcount={isVirtual ? tableRows.length + 1 : undefined}
          >
            <thead>
              <tr>
                {bulk && (
                  <th scope="col" className="w0">
                    <input
                      type="checkbox"
                      className={classNames('cb', !allPicked && pickedIds.length > 0 && 'is-mixed')}
                      aria-label={t('pickAll')}
                      checked={allPicked}
                      onChange={() => (allPicked ? clear() : setPicked(selectionOf(ids)))}
                    />
                  </th>
                )}
                {visible.map((column) => (
                  <Head key={column.id} column={column} list={list} />
                ))}
              </tr>
            </thead>
            <tbody ref={body}>
              {rows === undefined && <LoadingRows columns={spanned} />}
              {isVirtual && first && first.start > margin && <Gap columns={spanned} height={first.start - margin} />}
              {(isVirtual ? drawn.map(({ index }) => tableRows[index]) : tableRows).map(
                (row) =>
                  row && (
                    <tr
                      key={row.id}
                      aria-rowindex={isVirtual ? row.index + 2 : undefined}
                      className={classNames(
                        row.id === cursor && 'is-cursor',
                        isPicked(row.id) && 'is-sel',
                        rowLook?.(row.original) && `is-${rowLook(row.original)}`,
                      )}
                      aria-selected={bulk ? isPicked(row.id) : undefined}
                    >
                      {bulk && (
                        <td className="w0 m-hide">
                          <input
                            type="checkbox"
                            className="cb"
                            aria-label={t('pickRow', { row: rowName(row.original) })}
                            checked={isPicked(row.id)}
                            onChange={() => toggle(row.id)}
                          />
                        </td>
                      )}
                      {visible.map(({ id, className, cell }) => (
                        // Called, not rendered as a component: new columns must not close a menu that is open in a
                        // cell.
                        <td key={id} className={className}>
                          {cell(row.original)}
                        </td>
                      ))}
                    </tr>
                  ),
              )}
              {isVirtual && last && <Gap columns={spanned} height={virtual.getTotalSize() - (last.end - margin)} />}
            </tbody>
          </table>
        )}
        {rows && rows.length > 0 && (
          <TableFoot
            list={list}
            shown={rows.length}
            pageSize={pageSize}
            total={props.total}
            nextCursor={props.nextCursor}
            canPick={bulk !== undefined}
            canOpen={href !== undefined}
          >
            {props.foot}
          </TableFoot>
        )}
      </section>
      {bulk && pickedIds.length > 0 && (
        <section className="dock" aria-label={t('pickBar')}>
          <span>
            <b>{showNumber(pickedCount)}</b> {t('picked')}
          </span>
          <span className="sep" />
          {bulk({ ids: pickedIds, isAll, setAll, clear })}
          <Button className="btn--dark push" look="plain" onClick={clear}>
            {t('pickStop')}
            <Keys keys="Escape" />
          </Button>
        </section>
      )}
    </>
  );
}

function selectionOf(ids: readonly string[]): RowSelectionState {
  return Object.fromEntries(ids.map((id) => [id, true]));
}

function toggled(before: RowSelectionState, id: string): RowSelectionState {
  const { [id]: was, ...rest } = before;
  return was ? rest : { ...rest, [id]: true };
}

function Head<Row>({ column, list }: { column: Column<Row>; list: List }) {
  const isSorted = list.sort?.column === column.id;
  const isDescending = isSorted && list.sort?.descending === true;
  return (
    <th
      scope="col"
      className={column.className?.replace(/\bm-\w+|\bmax\b/g, '')}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      {column.isHeadHidden ? (
        <span className="sr-only">{column.label}</span>
      ) : column.isSortable ? (
        <button
          type="button"
          className="sort"
          onClick={() => list.change({ sort: { column: column.id, descending: isSorted && !isDescending } })}
        >
          {column.label}
          {isSorted && <Icon name={isDescending ? 'arrow-down' : 'arrow-up'} size="small" />}
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function LoadingRows({ columns }: { columns: number }) {
  return loadingRows.map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton height="0.75rem" />
      </td>
    </tr>
  ));
}

/** Takes the height of the rows that are not rendered. */
function Gap({ columns, height }: { columns: number; height: number }) {
  return (
    <tr>
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
