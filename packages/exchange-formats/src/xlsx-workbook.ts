import { FileRefused } from './file-problem.ts';
import type { XlsxArchive } from './xlsx-archive.ts';
import { isDateFormat } from './xlsx-cell-values.ts';
import { childrenOf, xmlElements } from './xml-elements.ts';

export interface XlsxSheet {
  name: string;
  part: string;
  isHidden: boolean;
}

export interface XlsxWorkbook {
  sheets: readonly XlsxSheet[];
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean;
  /** By number of style: whether its cells are dates. */
  dateStyles: readonly boolean[];
}

const workbookPart = 'xl/workbook.xml';
const relationsPart = 'xl/_rels/workbook.xml.rels';
const stylesPart = 'xl/styles.xml';

export async function readWorkbook(archive: XlsxArchive): Promise<XlsxWorkbook> {
  if (!archive.has(workbookPart)) throw new FileRefused('wrong-format', 'Dit zipbestand is geen Excelbestand.');
  const parts = await readRelations(archive);
  const sheets: XlsxSheet[] = [];
  let from1904 = false;
  for await (const element of xmlElements(archive.bytes(workbookPart), { whole: new Set(['sheet', 'workbookPr']) })) {
    const attribute = (name: string) => element.attributes.get(name) ?? '';
    if (element.name === 'workbookPr') from1904 = ['1', 'true'].includes(attribute('date1904'));
    else {
      const part = parts.get(attribute('id'));
      if (part) sheets.push({ name: attribute('name'), part, isHidden: /hidden/i.test(attribute('state')) });
    }
  }
  return { sheets, from1904, dateStyles: await readDateStyles(archive) };
}

/** Parts inside the file; what is linked outside of it is not there for us. */
async function readRelations(archive: XlsxArchive): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for await (const { attributes } of xmlElements(archive.bytes(relationsPart), { whole: new Set(['Relationship']) })) {
    const [id, target] = [attributes.get('Id'), attributes.get('Target')];
    if (!id || !target || attributes.get('TargetMode') === 'External') continue;
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
    if (archive.has(part)) parts.set(id, part);
  }
  return parts;
}

async function readDateStyles(archive: XlsxArchive): Promise<boolean[]> {
  if (!archive.has(stylesPart)) return [];
  const codes = new Map<number, string>();
  const ids: number[] = [];
  for await (const element of xmlElements(archive.bytes(stylesPart), { whole: new Set(['numFmts', 'cellXfs']) })) {
    for (const { attributes } of childrenOf(element, 'numFmt')) {
      codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '');
    }
    for (const { attributes } of childrenOf(element, 'xf')) ids.push(Number(attributes.get('numFmtId') ?? 0));
  }
  return ids.map((id) => isDateFormat(id, codes.get(id)));
}
