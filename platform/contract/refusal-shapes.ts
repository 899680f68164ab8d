import * as z from 'zod/mini';

/** A refusal that stands beside a field: what was sent is understood, and cannot be. */
export const beside = <Facts extends z.core.$ZodLooseShape>(facts: Facts) => ({
  status: 422,
  retry: 'never' as const,
  data: z.object({ field: z.string(), ...facts }),
});

/** A refusal because the world has moved on since the command was made. */
export const conflict = <Facts extends z.core.$ZodLooseShape>(facts: Facts) => ({ ...beside(facts), status: 409 });

/** A refusal because of who asks, where what they asked for could be done by somebody else. */
export const forbidden = <Facts extends z.core.$ZodLooseShape>(facts: Facts) => ({ ...beside(facts), status: 403 });
