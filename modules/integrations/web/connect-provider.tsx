import { m } from '../../../generated/messages/web/messages.js';
import { newCommand } from '../../../platform/web/new-command.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import type { SignedInProvider } from '../rules/providers.ts';
import { newState, settingsOf, signInAddress } from './begin-sign-in.ts';
import { useIntegrationsWorld } from './integrations-client.ts';
import { providerWord } from './integration-words.ts';
import { useTell } from './use-tell.ts';

export type ConnectProviderProps = {
  readonly provider: SignedInProvider;
  readonly isSetUp: boolean;
  /** Whoever was let in before signs in again. */
  readonly isAgain: boolean;
};

/** The way to sign in at a provider; where this server has no account there, what to set. */
export const ConnectProvider = ({ provider, isSetUp, isAgain }: ConnectProviderProps) => {
  const { client, restaurantId } = useIntegrationsWorld();
  const { tell, isTelling, refused } = useTell();
  const name = providerWord(provider);
  const begin = async () => {
    const { state, stateHash } = await newState();
    const answer = await tell(client.beginConnection(newCommand(restaurantId, { provider, stateHash })));
    if (answer) globalThis.location.assign(signInAddress(answer.url, state));
  };
  if (!isSetUp)
    return <p className="max-w-line text-small text-ink-2">{m.integrations_not_set_up({ name, settings: settingsOf[provider] })}</p>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-line text-small text-ink-2">{m.integrations_connect_text({ name })}</p>
      <Button kind="primary" disabled={isTelling} onClick={() => void begin()}>
        {isAgain ? m.integrations_sign_in_again({ name }) : m.integrations_connect({ name })}
      </Button>
      {refused !== null && <Banner status="wrong" title={refused} />}
    </div>
  );
};
