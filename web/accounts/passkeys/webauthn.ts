import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Options = Record<string, unknown>;

// Loaded on demand, since few pages need it.
const load = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys on this host: not over HTTP or on an IP address. */
export const canUsePasskeys = () =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Asks the browser to create a passkey. Throws if the person cancels. */
export async function createPasskey(options: Options): Promise<Options> {
  const { startRegistration } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return { ...(await startRegistration({ optionsJSON })) };
}

/** Asks the browser to sign with a passkey. Throws if the person cancels. */
export async function signWithPasskey(options: Options): Promise<Options> {
  const { startAuthentication } = await load();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await startAuthentication({ optionsJSON })) };
}

/** Whether the person canceled or has no passkey on this device. Browsers do not tell which. */
export const isCanceled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
