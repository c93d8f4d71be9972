import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSearchFormField } from '../../frame/header/search-form-context.ts';
import { gridMove, leavesGrid, type Place } from './suggestion-grid.ts';

/**
 * Connects a grid of suggestions to the search field (ARIA 1.2 combobox). It reads the rows and cells from the DOM for
 * each key: on a small screen some are hidden, and order controls load later. `content` changes whenever the
 * suggestions do.
 */
export function useCombobox(isShown: boolean, content: unknown) {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string>();
  /** The same value for the next key: a held key repeats faster than the page renders. */
  const active = useRef(activeId);
  const [rowCount, setRowCount] = useState(0);
  const { text, onKey, setPopup } = useSearchFormField();

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions, counted again
  useEffect(() => setRowCount(shownCells(list.current).length), [content, isShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other suggestions or another text: none is chosen yet
  useEffect(() => {
    active.current = undefined;
    setActiveId(undefined);
  }, [content, isShown, text]);

  useEffect(() => {
    setPopup(isShown ? { listId, activeId } : null);
    return () => setPopup(null);
  }, [isShown, listId, activeId, setPopup]);

  useEffect(() => {
    if (!isShown) return;
    const activate = (cell: HTMLElement | undefined) => {
      active.current = cell?.id;
      setActiveId(cell?.id);
      cell?.scrollIntoView({ block: 'nearest' });
    };
    onKey.current = (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const cells = shownCells(list.current);
      const at = placeOf(cells, active.current);
      if (event.key === 'Enter' && at) {
        event.preventDefault();
        cells[at.row]?.[at.column]?.querySelector<HTMLElement>('a, button')?.click();
        return;
      }
      const move = gridMove(
        event.key,
        at,
        cells.map((row) => row.length),
      );
      if (move === undefined) return;
      if (!leavesGrid(event.key, move)) event.preventDefault();
      activate(move === null ? undefined : cells[move.row]?.[move.column]);
    };
    return () => {
      onKey.current = null;
    };
  }, [isShown, onKey]);

  return { list, listId, activeId, rowCount };
}

function placeOf(cells: readonly (readonly HTMLElement[])[], id: string | undefined): Place | null {
  const row = cells.findIndex((one) => one.some((cell) => cell.id === id));
  return row === -1 ? null : { row, column: cells[row]?.findIndex((cell) => cell.id === id) ?? 0 };
}

function shownCells(list: HTMLElement | null): HTMLElement[][] {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[role=row]') ?? [])].filter((row) => row.checkVisibility());
  return rows.map((row) => [...row.querySelectorAll<HTMLElement>('[role=gridcell]')]);
}
