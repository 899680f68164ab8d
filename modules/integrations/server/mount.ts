/** What `apps/server` wires of integrations. */
export { integrationsRouter } from './router.ts';
export type { IntegrationsAround } from './kept-connection.ts';
export { openHookSender, type HookSender } from './hooks/hook-sender.ts';
export { forgetToldNightly, tellProgramsOften } from './hooks/hooks.job.ts';
export type { PosProvider, PosProviders } from './providers/pos-provider.ts';
export { openNexpos, type NexposSettings } from './nexpos/nexpos-adapter.ts';
export { pullDueSales, pullSalesOften, renewAging, renewSignIns } from './pull/rounds.job.ts';
export { openSquare, type SquareSettings } from './square/square-adapter.ts';
export { takePosMessage } from './take-message.ts';
