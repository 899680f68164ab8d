import type { CountHead } from '../../contract/count-schemas.ts';

/** The screen that a count that began is on: where it is counted, or where it is looked at. */
export const wayToCount = ({ id, status }: Pick<CountHead, 'id' | 'status'>) => ({
  to: isCounted(status) ? ('/inventory/counts/$countId' as const) : ('/inventory/counts/$countId/review' as const),
  params: { countId: id },
});

/** Whether somebody is still to count. */
export const isCounted = (status: CountHead['status']): boolean => status === 'COUNTING' || status === 'RECOUNT';
