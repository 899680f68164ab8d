import type { TypedForm } from '../../../../platform/web/outbox/outbox-entry.ts';
import type { LotChange } from '../../contract/lots.contract.ts';
import type { LotStep } from '../../rules/lot-step.ts';

/** The name of the form in which a step with a lot is said. */
export const lotForm = (lotId: string, step: LotStep): string => `inventory.lot ${lotId} ${step}`;

/** Takes a step as it was said, and the form that it was said in. */
export type TakeLotStep = (change: LotChange, form: TypedForm) => void;
