import type { AssertedCredential, MadeCredential } from '../../contract/passkeys.contract.ts';

/** How a question to the device ended; people close its window for reasons of their own. */
export type Asked<Credential> = { readonly credential: Credential } | { readonly credential: null; readonly isKnownHere: boolean };

type Question = Readonly<Record<string, unknown>>;

/** Asks the device to make a passkey. */
export const makePasskey = async (question: Question): Promise<Asked<MadeCredential>> => {
  // The server's library wrote it in the form that the browser's own parser reads.
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(question as unknown as PublicKeyCredentialCreationOptionsJSON);
  return asked(
    () => navigator.credentials.create({ publicKey }),
    (answer) => {
      const { id, response } = answer.toJSON() as RegistrationResponseJSON;
      const { clientDataJSON, attestationObject, transports } = response;
      return { id, clientDataJSON, attestationObject, transports };
    },
  );
};

/** Asks the device to sign with one of its passkeys. */
export const askPasskey = async (question: Question): Promise<Asked<AssertedCredential>> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question as unknown as PublicKeyCredentialRequestOptionsJSON);
  return asked(
    () => navigator.credentials.get({ publicKey }),
    (answer) => {
      const { id, response } = answer.toJSON() as AuthenticationResponseJSON;
      const { clientDataJSON, authenticatorData, signature, userHandle } = response;
      return { id, clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null };
    },
  );
};

const asked = async <Result>(
  ask: () => Promise<Credential | null>,
  read: (answer: PublicKeyCredential) => Result,
): Promise<Asked<Result>> => {
  try {
    const answer = await ask();
    return answer instanceof PublicKeyCredential ? { credential: read(answer) } : { credential: null, isKnownHere: false };
  } catch (thrown) {
    if (!(thrown instanceof DOMException)) throw thrown;
    return { credential: null, isKnownHere: thrown.name === 'InvalidStateError' };
  }
};
