import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { showToast } from '../../../../ui/toast.ts';
import type { useAccountsClient } from '../accounts-client.ts';
import { signInFailure } from '../sign-in-failure.ts';
import { askPasskey } from './authenticator-adapter.ts';

type Client = ReturnType<typeof useAccountsClient>;

/** Signs in with what the device knows; null where that came to nothing, which has been said. */
export const signInWithPasskey = async (client: Client) => {
  const begun = await attempt(client.beginPasskeySignIn({ purpose: 'sign-in' }));
  if ('failure' in begun) return sayFailure(signInFailure(begun.failure));
  const { credential } = await askPasskey(begun.answer.options);
  // Whoever closed the window knows it.
  if (credential === null) return null;
  const outcome = await attempt(client.signInWithPasskey({ credential }));
  if ('failure' in outcome) return sayFailure(signInFailure(outcome.failure));
  return outcome.answer.session ?? sayFailure({ title: m.accounts_error(), text: m.accounts_passkey_refused() });
};

const sayFailure = ({ title, text }: { readonly title: string; readonly text: string }): null => {
  showToast({ status: 'wrong', title, description: text });
  return null;
};
