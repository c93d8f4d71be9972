import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';

function rowAt(position: ResolvedPos): { depth: number; row: Node } | undefined {
  for (let depth = position.depth; depth > 0; depth--) {
    const row = position.node(depth);
    if (row.type.name === 'tableRow') return { depth, row };
  }
  return undefined;
}

/** Below the row with the cursor, with the same number of cells. */
export function addRow(editor: Editor): void {
  const { $from } = editor.state.selection;
  const found = rowAt($from);
  const { tableRow, tableCell } = editor.schema.nodes;
  if (!found || !tableRow || !tableCell) return;
  const cells = Array.from({ length: found.row.childCount }, () => tableCell.create());
  const isHead = $from.node(found.depth - 1).type.name === 'tableHead';
  // Below the header row comes the first row of the body.
  const at = isHead ? $from.after(found.depth - 1) + 1 : $from.after(found.depth);
  editor.view.dispatch(editor.state.tr.insert(at, tableRow.create(null, cells)));
  editor.commands.focus();
}

/** A table keeps its last row; the user can select and delete the whole table. */
export function removeRow(editor: Editor): void {
  const { $from } = editor.state.selection;
  const found = rowAt($from);
  if (!found || $from.node(found.depth - 1).childCount === 1) return;
  editor.view.dispatch(editor.state.tr.delete($from.before(found.depth), $from.after(found.depth)));
  editor.commands.focus();
}
