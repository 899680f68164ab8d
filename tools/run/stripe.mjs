import { bootstrap } from './bootstrap.mjs';

await bootstrap();
await import('../../apps/server/set-up-stripe.ts');
