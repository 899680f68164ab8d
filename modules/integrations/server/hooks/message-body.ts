import type { SentKind } from '../../rules/hooks/offered-events.ts';

/** What a message says. */
export type SaidMessage = {
  readonly kind: SentKind;
  readonly happenedAt: Date;
  readonly restaurantId: string;
  /** Its number among everything that the restaurant announced; null for a test. */
  readonly sequence: bigint | null;
  readonly data: unknown;
};

/** The text of a message. It is made once and kept, so that every try sends what the first one signed. */
export const messageBody = ({ kind, happenedAt, restaurantId, sequence, data }: SaidMessage): string =>
  JSON.stringify({
    type: kind,
    timestamp: happenedAt.toISOString(),
    restaurantId,
    sequence: sequence === null ? null : Number(sequence),
    data,
  });

/** Under which id a receiver knows a message, at every try. */
export const messageIdOf = (deliveryId: string): string => `msg_${deliveryId}`;
