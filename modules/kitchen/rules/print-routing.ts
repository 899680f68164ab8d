import type { StationKind } from './routing.ts';

/** A printer as far as it decides what comes out of it. */
export type TicketPrinter = { readonly id: string; readonly stationIds: readonly string[] };

/** A station whose tickets may be printed. */
export type PrintedStation = { readonly id: string; readonly kind: StationKind };

/** One ticket on one printer: of one station, with its lines. */
export type RoutedTicket<Line> = { readonly printerId: string; readonly stationId: string; readonly lines: readonly Line[] };

/**
 * Which lines come out where. A station that makes dishes gets its own, whatever their stage, since paper cannot wait for a
 * step; one that puts orders together gets all. What no station makes comes out once on every printer of tickets: nothing
 * is lost.
 */
export const routeTickets = <Line extends { readonly stationIds: readonly string[] }>(
  lines: readonly Line[],
  printers: readonly TicketPrinter[],
  stations: readonly PrintedStation[],
): readonly RoutedTicket<Line>[] =>
  printers.flatMap(({ id: printerId, stationIds }) => {
    const own = stations.filter((station) => stationIds.includes(station.id) && station.kind !== 'PICKUP');
    const hasAll = own.some(({ kind }) => kind === 'EXPO');
    return own
      .map((station, index) => {
        const takesLost = index === 0 && !hasAll;
        const isHere = (line: Line): boolean =>
          station.kind === 'EXPO' || line.stationIds.includes(station.id) || (takesLost && line.stationIds.length === 0);
        return { printerId, stationId: station.id, lines: lines.filter(isHere) };
      })
      .filter((ticket) => ticket.lines.length > 0);
  });
