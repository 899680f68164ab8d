import { openStripe } from '../../modules/subscription/server/mount.ts';
import { readSettings } from './settings.ts';

/** Makes the products and prices of the price list at Stripe; those that are there stay as they are. */
const run = async (): Promise<void> => {
  const { stripe } = readSettings(process.env).billing;
  if (stripe === null) throw new Error('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.');
  await (await openStripe(stripe)).setUpPrices();
  process.stdout.write('The prices of the price list are at Stripe.\n');
};

await run().catch((fault: unknown) => {
  process.stderr.write(`\nNo price was made.\n${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
});
