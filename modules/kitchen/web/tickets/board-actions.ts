import type { Station } from '../../contract/fields.ts';
import type { RemakeReason } from '../../rules/remake-reason.ts';
import type { useNameIn } from '../show/use-name-in.ts';
import type { TakenSteps, useKitchenCommands } from '../use-kitchen-commands.ts';
import { bumpStep } from './bump.ts';
import { calledOut, type ShownLine, type ShownTicket } from './shown-ticket.ts';

/** What lies over the board. */
export type OpenPanel =
  | { readonly kind: 'line'; readonly lineId: string }
  | { readonly kind: 'history' }
  | { readonly kind: 'off' }
  | { readonly kind: 'screen' };

type Commands = ReturnType<typeof useKitchenCommands>;
type Step = Parameters<Commands['step']>[1];

export type BoardWorld = {
  readonly nameIn: ReturnType<typeof useNameIn>;
  readonly commands: Commands;
  readonly station: Station;
  readonly setLast: (taken: TakenSteps | null) => void;
  readonly setPanel: (panel: OpenPanel | null) => void;
};

const idsOf = (lines: readonly ShownLine[]) => lines.map(({ id }) => id);

/** Everything that a touch on the board does; the same object as long as the station is, so that no card is drawn for it. */
export const boardActions = ({ nameIn, commands, station, setLast, setPanel }: BoardWorld) => {
  const calledIn = ({ order }: Pick<ShownTicket, 'order'>, lines: readonly ShownLine[]): string => {
    const [first, ...more] = lines;
    if (!first || more.length > 0) return calledOut(order);
    return `${calledOut(order)} · ${nameIn({ name: first.line.dishName, nameLocal: first.line.dishNameLocal })}`;
  };
  const step = async (ticket: Pick<ShownTicket, 'order'>, lines: readonly ShownLine[], how: { step: Step; isConfirmed: boolean }) =>
    setLast(await commands.step(idsOf(lines), how.step, { subject: calledIn(ticket, lines), isConfirmed: how.isConfirmed }));
  return {
    bump: (ticket: ShownTicket, lines: readonly ShownLine[], isConfirmed: boolean) =>
      step(ticket, lines, { step: bumpStep[station.kind], isConfirmed }),
    serve: (ticket: ShownTicket, lines: readonly ShownLine[]) => step(ticket, lines, { step: 'SERVE', isConfirmed: true }),
    begin: (ticket: Pick<ShownTicket, 'order'>, line: ShownLine) => step(ticket, [line], { step: 'START', isConfirmed: false }),
    recall: (ticket: Pick<ShownTicket, 'order'>, lines: readonly ShownLine[]) =>
      step(ticket, lines, { step: 'RECALL', isConfirmed: false }),
    acknowledge: ({ order }: ShownTicket, lines: readonly ShownLine[]) => commands.acknowledge(idsOf(lines), calledOut(order)),
    putFirst: ({ order }: ShownTicket, lines: readonly ShownLine[], isFirst: boolean) =>
      commands.putFirst(idsOf(lines), isFirst, calledOut(order)),
    remake: ({ order }: Pick<ShownTicket, 'order'>, line: ShownLine, said: { quantity: number; reason: RemakeReason }) =>
      commands.remake({ lineId: line.id, ...said }, calledOut(order)),
    settleVoid: ({ order }: Pick<ShownTicket, 'order'>, line: ShownLine, isGranted: boolean) =>
      commands.settleVoid(line.id, isGranted, calledOut(order)),
    open: setPanel,
  };
};

/** Everything that a touch on the board does. */
export type BoardActions = ReturnType<typeof boardActions>;
