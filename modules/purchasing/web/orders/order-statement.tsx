import { m } from '../../../../generated/messages/web/messages.js';
import { formatQuantity, noQuantity, quantity, type Quantity } from '../../../../kit/quantity.ts';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useIsPhone } from '../../../../ui/use-is-phone.ts';
import { shownNumber, unitWord } from '../../../inventory/web/parts.ts';
import type { Order } from '../../contract/order.contract.ts';
import { isAsOrdered, type LineStanding, lineStanding } from '../../rules/line-standing.ts';
import { orderedStates } from '../../rules/order-state.ts';
import { amountText } from '../show/amount-text.ts';
import { linePriceText } from '../show/line-price.ts';
import { packsOfBase } from '../show/packs-of-base.ts';
import { useItemName } from '../show/use-item-name.ts';
import { LineAlerts } from './line-alerts.tsx';

type Line = Order['lines'][number];

/** So much of a line in what was ordered, as a figure. */
const figureOf = (line: Line, base: Quantity): string => {
  const packs = packsOfBase(line, base);
  return packs === null ? '–' : shownNumber(Number(formatQuantity(packs)));
};

const amountOf = (line: Line, base: Quantity): string => {
  const packs = Number(formatQuantity(packsOfBase(line, base) ?? noQuantity));
  return `${shownNumber(packs)} ${unitWord(line.unit, packs)}`;
};

const standingOf = ({ baseQuantity, receivedBase, cancelledBase, invoicedBase }: Line): LineStanding =>
  lineStanding({
    ordered: quantity(baseQuantity),
    received: quantity(receivedBase),
    givenUp: quantity(cancelledBase),
    charged: quantity(invoicedBase),
  });

/** Whether anything happened to an order since its supplier was told. */
const isBegun = ({ lines }: Order): boolean =>
  lines.some((line) => [line.receivedBase, line.cancelledBase, line.invoicedBase].some((base) => quantity(base) > 0n));

/** What was ordered, what came of it and what is charged, line by line; only what differs has a colour. */
export const OrderStatement = ({ order }: { readonly order: Order }) => {
  const isPhone = useIsPhone();
  const differing = order.lines.filter((line) => !isAsOrdered(standingOf(line))).length;
  return (
    <section aria-labelledby="statement" className="flex flex-col gap-2">
      <h2 id="statement" className="text-heading">
        {headingOf(order, differing)}
      </h2>
      {isPhone ? <Cards order={order} /> : <Table order={order} />}
      <p className="self-end text-heading tabular-nums">
        <span className="text-small font-normal text-ink-2">{m.purchasing_total_without_tax()}</span>{' '}
        {amountText(order.totalMinor, order.currency)}
        {order.unpricedLines > 0 && (
          <span className="text-small font-normal text-ink-2"> · {m.purchasing_unpriced({ count: order.unpricedLines })}</span>
        )}
      </p>
    </section>
  );
};

const headingOf = (order: Order, differing: number): string => {
  const { length: lines } = order.lines;
  if (isBegun(order)) return differing === 0 ? m.purchasing_statement_all() : m.purchasing_statement_differs({ differing, lines });
  const isWaitedFor = orderedStates.includes(order.state);
  return isWaitedFor ? m.purchasing_statement_waiting({ count: lines }) : m.purchasing_lines({ count: lines });
};

const head = 'py-2 text-micro font-normal text-ink-2';
const figure = 'py-3 pl-4 text-right tabular-nums';

const Table = ({ order }: { readonly order: Order }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-body">
      <thead>
        <tr className="text-left">
          <th className={head}>{m.purchasing_item()}</th>
          <th className={`${head} text-right`}>{m.purchasing_statement_ordered()}</th>
          <th className={`${head} pl-4 text-right`}>{m.purchasing_came()}</th>
          <th className={`${head} pl-4 text-right`}>{m.purchasing_column_charged()}</th>
          <th className={head} aria-label={m.purchasing_column_unit()} />
          <th className={`${head} pl-4 text-right`}>{m.purchasing_price()}</th>
          <th className={`${head} pl-4 text-right`}>{m.purchasing_column_amount()}</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id} className="border-t border-line align-top">
            <td className="py-3">
              <Name line={line} />
              <Findings line={line} order={order} />
            </td>
            <td className={`${figure} text-ink-2`}>{shownNumber(Number(line.quantity))}</td>
            <td className={`${figure} font-semibold`}>{figureOf(line, quantity(line.receivedBase))}</td>
            <td className={figure}>{figureOf(line, quantity(line.invoicedBase))}</td>
            <td className="py-3 pl-2 text-small text-ink-3">{unitWord(line.unit, Number(line.quantity))}</td>
            <td className={`${figure} text-ink-2`}>{priceOf(line, order)}</td>
            <td className={`${figure} font-medium`}>{lineAmount(line, order)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Cards = ({ order }: { readonly order: Order }) => (
  <ul>
    {order.lines.map((line) => (
      <li key={line.id} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3">
        <Name line={line} />
        <span className="text-body font-medium tabular-nums">{lineAmount(line, order)}</span>
        <span className="col-span-2 text-small text-ink-2">
          {m.purchasing_statement_line({
            ordered: amountOf(line, quantity(line.baseQuantity)),
            came: figureOf(line, quantity(line.receivedBase)),
            charged: figureOf(line, quantity(line.invoicedBase)),
          })}
        </span>
        <Findings line={line} order={order} />
      </li>
    ))}
  </ul>
);

const Name = ({ line }: { readonly line: Line }) => {
  const nameOf = useItemName();
  const name = nameOf(line.itemId, line.description);
  const rest = [line.description === name ? null : line.description, line.supplierCode, line.packText].filter((part) => part !== null);
  return (
    <span className="min-w-0">
      <span className="block text-body font-medium">{name}</span>
      {rest.length > 0 && <span className="block text-small text-ink-2">{rest.join(' · ')}</span>}
    </span>
  );
};

const Findings = ({ line, order }: { readonly line: Line; readonly order: Order }) => {
  if (!isBegun(order)) return <LineAlerts alerts={order.sentAt === null ? line.alerts : []} />;
  const { missing, lacking, over, chargedOnly } = standingOf(line);
  return (
    <span className="col-span-2 flex flex-col items-start">
      {missing > 0n && <StatusLine status="soon">{m.purchasing_statement_missing({ amount: amountOf(line, missing) })}</StatusLine>}
      {lacking > 0n && <StatusLine status="soon">{m.purchasing_statement_lacking({ amount: amountOf(line, lacking) })}</StatusLine>}
      {over > 0n && <StatusLine status="information">{m.purchasing_statement_over({ amount: amountOf(line, over) })}</StatusLine>}
      {chargedOnly > 0n && (
        <StatusLine status="wrong">{m.purchasing_statement_charged_only({ amount: amountOf(line, chargedOnly) })}</StatusLine>
      )}
    </span>
  );
};

const priceOf = (line: Line, { currency }: Order): string => linePriceText(line, currency) ?? m.purchasing_price_unknown();

const lineAmount = ({ amountMinor }: Line, { currency }: Order): string => (amountMinor === null ? '–' : amountText(amountMinor, currency));
