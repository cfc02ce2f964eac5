import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown>;

// Loaded when it is asked for: few pages need it.
const load = () => import('@simplewebauthn/browser');

/** Whether this browser can have passkeys at the address of this page. */
export const canUsePasskeys = () =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Asks the person to create a passkey. Throws where they cancel. */
export async function createPasskey(options: Options): Promise<Options> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Asks the person to sign with a passkey of theirs. Throws where they cancel. */
export async function signWithPasskey(options: Options): Promise<Options> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Whether the person turned back, or has no passkey here: a browser doesn't tell which. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
