import { strToU8, zipSync } from 'fflate';
import writeExcel from 'write-excel-file/node';
import { expect, test } from 'vitest';

import { isPacked, readWorkbook } from './read-workbook.ts';

const sold = [
  [{ value: 'Date' }, { value: 'Item' }, { value: 'Total' }],
  [
    { value: new Date('2026-11-21T13:05:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
    { value: 'Shiro & <ሽሮ>' },
    { value: 12.34, type: Number },
  ],
  [{ value: '20/11/2026' }, null, { value: '2.50' }],
];

const packed = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

const book = (sheet: string) => ({
  'xl/workbook.xml': '<workbook><sheets><sheet name="Sales" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
});

test('a workbook that a spreadsheet wrote is read as its text, days as days', async () => {
  const bytes = new Uint8Array(await writeExcel(sold as never).toBuffer());
  expect(isPacked(bytes)).toBe(true);
  const { sheets, table } = await readWorkbook('sales.xlsx', bytes);
  expect(sheets).toHaveLength(1);
  const { headers, rows } = table(sheets[0] ?? '');
  expect(headers).toEqual(['Date', 'Item', 'Total']);
  expect(rows).toEqual([
    ['2026-11-21 13:05:00', 'Shiro & <ሽሮ>', '12.34'],
    ['20/11/2026', '', '2.50'],
  ]);
});

test('a formula is what its cell showed last, an entity that a file declares is nothing, and gaps stay gaps', async () => {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>Item</t></is></c><c r="C1" t="inlineStr"><is><t>Total</t></is></c></row>';
  const sheet = `${rows}<row r="2"><c r="A2" t="str"><f>HYPERLINK("x")</f><v>&big;</v></c><c r="C2"><f>1+1</f><v>12.339999999999998</v></c></row>`;
  const { table } = await readWorkbook('a.xlsx', packed(book(sheet)));
  expect(table('Sales')).toMatchObject({ headers: ['Item', '', 'Total'], rows: [['&big;', '', '12.34']] });
});

test('what unpacks to more than a device should hold, and what is no workbook, is not read', async () => {
  await expect(readWorkbook('bomb.xlsx', zipSync({ 'xl/workbook.xml': new Uint8Array(61_000_000) }, { level: 1 }))).rejects.toThrow(
    'unpacks',
  );
  await expect(readWorkbook('a.zip', packed({ 'a.txt': 'hello' }))).rejects.toThrow('not found inside');
  await expect(readWorkbook('a.xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1]))).rejects.toThrow('invalid zip data');
});
