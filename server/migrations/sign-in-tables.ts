import type { Generated, GeneratedAlways } from 'kysely';
import type { Provider } from '#contract/values/vocabulary.ts';

/** The tables of sessions and of the ways to sign in. */
export type SignInTables = {
  registrations: {
    id: GeneratedAlways<number>;
    email: string;
    first_name: string;
    last_name: string;
    password_hash: string;
    browser_hash: Buffer | null;
    user_agent: Generated<string>;
    address: Generated<string>;
    created_at: Generated<string>;
    /** Where to go after confirming the address, encrypted. */
    next: Buffer | null;
  };
  identities: {
    provider: Provider;
    subject: string;
    user_id: number;
    email: string;
    linked_at: Generated<string>;
  };
  login_attempts: {
    hash: Buffer;
    provider: Provider;
    state: string;
    nonce: string;
    code_verifier: string;
    next_path: string;
    user_id: number | null;
    purpose: AttemptPurpose;
    expires_at: string;
  };
  sessions: {
    id: GeneratedAlways<number>;
    hash: Buffer;
    user_id: number;
    user_agent: string;
    address: string;
    created_at: Generated<string>;
    expires_at: string;
    last_seen_at: Generated<string>;
    authenticated_at: string;
  };
  passkeys: {
    id: GeneratedAlways<number>;
    user_id: number;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: Generated<string>;
    last_used_at: string | null;
  };
  passkey_challenges: {
    hash: Buffer;
    challenge: string;
    user_id: number | null;
    expires_at: string;
  };
  two_step: {
    user_id: number;
    app_secret: string | null;
    last_step: Generated<number>;
    turned_on_at: Generated<string>;
  };
  recovery_codes: { hash: Buffer; user_id: number };
  pending_sign_ins: {
    hash: Buffer;
    user_id: number;
    expires_at: string;
    credentials_version: Generated<number>;
  };
};

/** What an OAuth attempt is for. */
export type AttemptPurpose = 'sign-in' | 'link' | 'confirm';
