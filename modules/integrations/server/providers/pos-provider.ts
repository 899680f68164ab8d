import type { PosLocation } from '../../contract/fields.ts';
import type { SignedInProvider } from '../../rules/providers.ts';
import type { PosRefund, PosSale, SoldThingName, ThingKind } from '../../rules/sale.ts';

/** What a provider lets us in with. */
export type Tokens = { readonly access: string; readonly refresh: string | null };

/** Tokens as they were given, with whose they are and until when they hold. */
export type GivenTokens = { readonly tokens: Tokens; readonly merchantId: string; readonly expiresAt: Date | null };

/** A sign-in as somebody is sent to it; whoever goes adds the state that only they know. */
export type SignIn = {
  /** The challenge of PKCE, by SHA-256. */
  readonly challenge: string;
  readonly returnUrl: string;
};

/** What came back of it, with what proves that the way back is ours. */
export type WayBack = { readonly code: string; readonly verifier: string; readonly returnUrl: string };

/** Which sales are asked for: those that were changed, or those that were closed, since a moment. */
export type SalesAsked = {
  readonly locationId: string;
  readonly by: 'CHANGED' | 'CLOSED';
  readonly from: Date;
  readonly cursor: string | null;
};

/** A page of sales with what was given back; the cursor of the next one, null for the last. */
export type SalesPage = { readonly sales: readonly PosSale[]; readonly refunds: readonly PosRefund[]; readonly cursor: string | null };

/** Something that a provider sells. */
export type OfferedThing = SoldThingName & { readonly kind: ThingKind };

/** A message of a provider whose signature holds. It says that something changed, and what changed is asked for. */
export type PosMessage = { readonly id: string; readonly merchantId: string };

/** A request that claims to be a provider's message. */
export type MessageRequest = {
  readonly body: string;
  /** A header by its name in small letters; each provider signs in its own. */
  readonly header: (name: string) => string | null;
  /** Where it was sent to. */ readonly url: string;
};

/** A provider that one signs in at. What it throws is a `PosFault`. */
export type PosProvider = {
  readonly name: SignedInProvider;
  /** Where somebody goes to let us in. */
  readonly signInUrl: (signIn: SignIn) => string;
  /** Null where it does not accept the code. */
  readonly exchange: (wayBack: WayBack) => Promise<GivenTokens | null>;
  /** Null where it lets us in no more. */
  readonly renew: (tokens: Tokens) => Promise<GivenTokens | null>;
  readonly revoke: (tokens: Tokens) => Promise<void>;
  readonly locations: (tokens: Tokens) => Promise<readonly PosLocation[]>;
  readonly things: (tokens: Tokens) => Promise<readonly OfferedThing[]>;
  readonly sales: (tokens: Tokens, asked: SalesAsked) => Promise<SalesPage>;
  /** Null for what it did not sign. */
  readonly readMessage: (request: MessageRequest) => PosMessage | null;
};

/** The providers that this server has an account at. */
export type PosProviders = Partial<Readonly<Record<SignedInProvider, PosProvider>>>;

/** Why a provider could not be asked. `SILENT` passes by itself; who is `REFUSED` has to sign in again. */
export class PosFault extends Error {
  readonly fault: 'SILENT' | 'REFUSED' | 'UNREADABLE';

  constructor(fault: 'SILENT' | 'REFUSED' | 'UNREADABLE', what: string) {
    super(what);
    this.fault = fault;
  }
}
