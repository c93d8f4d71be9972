import { Extension, Mark, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { unwrapItems } from './same-html.ts';

/* The editor supports exactly what the sanitiser allows, so that the written text is the shown text. */

const attributeOf = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (attributes: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(attributes).filter(([key, value]) => key === name && (value ?? null) !== null)),
});

const attributesOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, attributeOf(name)]));

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => attributesOf('href', 'target', 'title'),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }],
  renderHTML: () => ['sup', 0],
});

const Image = Node.create({
  name: 'image',
  inline: true,
  group: 'inline',
  draggable: true,
  addAttributes: () => attributesOf('src', 'alt', 'width', 'height'),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** Links in texts and the page's table of contents refer to headings by their id. */
const HeadingAnchor = Extension.create({
  name: 'headingAnchor',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { ...attributeOf('id'), keepOnSplit: false } } }],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableHead? tableBody',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', 0],
});

const TableHead = Node.create({
  name: 'tableHead',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'thead' }],
  renderHTML: () => ['thead', 0],
});

const TableBody = Node.create({
  name: 'tableBody',
  content: 'tableRow+',
  parseHTML: () => [{ tag: 'tbody' }],
  renderHTML: () => ['tbody', 0],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableHeader | tableCell)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'inline*',
  isolating: true,
  addAttributes: () => attributesOf('scope', 'colspan', 'rowspan'),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'inline*',
  isolating: true,
  addAttributes: () => attributesOf('colspan', 'rowspan'),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

export const headingLevels = [2, 3, 4] as const;

export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    codeBlock: false,
    link: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
  Link,
  Subscript,
  Superscript,
  Image,
  HeadingAnchor,
  Table,
  TableHead,
  TableBody,
  TableRow,
  TableHeader,
  TableCell,
];

/** The stored form: an item with one paragraph is unwrapped, and a text without words is empty. */
export function storedHtml(editorHtml: string): string {
  const html = unwrapItems(editorHtml);
  return html === '<p></p>' ? '' : html;
}
