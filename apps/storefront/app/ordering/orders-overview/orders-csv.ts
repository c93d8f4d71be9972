import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import type { OrderSummary } from '../orders/order.ts';

/** Keys of the namespace 'orders', such as 'csvNumber'. */
const heads = ['csvNumber', 'csvDate', 'csvCustomer', 'csvReference', 'csvProject', 'csvStatus'] as const;
const amountHeads = ['csvTotalEx', 'csvTotal'] as const;

interface CsvWords {
  head: (key: (typeof heads)[number] | (typeof amountHeads)[number]) => string;
  status: (status: OrderStatus) => string;
}

const days = new Intl.DateTimeFormat('nl-NL', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Amsterdam',
});
const amounts = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** For a Dutch spreadsheet: semicolons, decimal commas, and a byte order mark for UTF-8. */
export function ordersCsv(orders: readonly OrderSummary[], words: CsvWords, seesPrices = true): string {
  const rows = orders.map((order) => [
    textCell(order.id),
    days.format(new Date(order.date)),
    textCell(order.customerName),
    textCell(order.reference),
    textCell(order.customerObjectName),
    textCell(words.status(order.status)),
    // Numbers that we format: a minus sign is part of them.
    ...(seesPrices ? [amounts.format(order.totalPriceEx), amounts.format(order.totalPrice)] : []),
  ]);
  const columns = seesPrices ? [...heads, ...amountHeads] : heads;
  const lines = [columns.map((key) => textCell(words.head(key))), ...rows].map((cells) => cells.join(';'));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Users type references, which must stay text: a spreadsheet runs text that begins like this as a formula. */
function textCell(text: string): string {
  const harmless = /^[\s]*[=+\-@]|^[\t\r]/.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
