import { m } from '../../../generated/messages/web/messages.js';
import { Banner } from '../../../ui/banner.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Connection } from '../contract/fields.ts';
import type { SignedInProvider } from '../rules/providers.ts';
import { ConnectProvider } from './connect-provider.tsx';
import { ConnectionSteps } from './connection-steps.tsx';
import { DaysTable } from './days-table.tsx';
import { amountText, faultWord, providerWord, stateWord } from './integration-words.ts';
import { LocationForm } from './location-form.tsx';
import { ThingsList } from './things-list.tsx';

export type ProviderSectionProps = {
  readonly provider: SignedInProvider;
  readonly connection: Connection | undefined;
  readonly isSetUp: boolean;
  readonly currency: string;
};

/** Whether somebody is signed in there. */
const isIn = ({ state, locations }: Connection): boolean => state !== 'DISCONNECTED' && locations.length > 0;

/** A provider: how it stands, what to do about it, what it sells, and its days. */
export const ProviderSection = ({ provider, connection, isSetUp, currency }: ProviderSectionProps) => {
  const name = providerWord(provider);
  const stands = connection && stateWord(connection);
  return (
    <section className="flex flex-col gap-5 border-t border-line py-6" aria-label={name}>
      <h2 className="flex flex-wrap items-center gap-3 text-heading">
        {name}
        {stands && <Tag status={stands.status}>{stands.text}</Tag>}
      </h2>
      {connection && isIn(connection) ? (
        <Connected connection={connection} isSetUp={isSetUp} currency={currency} />
      ) : (
        <ConnectProvider provider={provider} isSetUp={isSetUp} isAgain={false} />
      )}
    </section>
  );
};

type ConnectedProps = { readonly connection: Connection; readonly isSetUp: boolean; readonly currency: string };

const Connected = ({ connection, isSetUp, currency }: ConnectedProps) => {
  const { provider, state, fault, unmappedMinor } = connection;
  const mustSignIn = state === 'REAUTH_REQUIRED' && provider !== 'FILE';
  return (
    <>
      {fault !== null && <Banner status="wrong" title={faultWord(fault, providerWord(provider))} />}
      {mustSignIn && <ConnectProvider provider={provider} isSetUp={isSetUp} isAgain />}
      {(state === 'AUTHORISING' || fault === 'UNUSABLE') && <LocationForm connection={connection} currency={currency} />}
      <ConnectionSteps connection={connection} />
      {unmappedMinor !== '0' && (
        <Banner status="soon" title={m.integrations_unmapped({ amount: amountText(unmappedMinor, currency) })}>
          {m.integrations_unmapped_text()}
        </Banner>
      )}
      {state !== 'AUTHORISING' && <ThingsList connection={connection} currency={currency} />}
      <DaysTable connection={connection} currency={currency} />
    </>
  );
};
