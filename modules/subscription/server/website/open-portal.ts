import { isEntryRefused, withPerson, type Credential } from '../../../../platform/server/database/tenancy.ts';
import { contactOf } from '../../../accounts/server/public.ts';
import { sandboxCustomer } from '../sandbox/sandbox-provider.ts';
import type { WebsiteWiring } from './holder.ts';
import { knownAt } from './website-api.ts';
import { holdsAccount } from './website-facts.ts';

/**
 * Where whoever opens `/portal` in a browser looks after what they pay: at their provider. Null for somebody who is not
 * signed in there, or never paid where only the provider could show it.
 */
export const portalAddress = async (wiring: WebsiteWiring, credential: Credential | null): Promise<string | null> => {
  const { provider, pools, baseUrl } = wiring;
  if (credential === null || provider === null) return null;
  const facts = await withPerson({ pool: pools.app, credential, access: 'read' }, async (tx) => {
    if (!(await holdsAccount(tx))) return null;
    return { ownerId: tx.userId, known: await knownAt(tx, provider), language: (await contactOf(tx)).language };
  });
  if (isEntryRefused(facts) || facts === null) return null;
  const { ownerId, language } = facts;
  const known = facts.known ?? (provider.name === 'sandbox' ? { customerRef: sandboxCustomer(ownerId), subscriptionRef: null } : null);
  return known && provider.openPortal({ ownerId, known, language, returnUrl: `${baseUrl}/subscription` });
};
