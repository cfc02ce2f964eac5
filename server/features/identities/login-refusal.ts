/**
 * Why a login that the provider vouched for is not let in: its address is not verified there, it
 * belongs to another account, or the account has another one of that provider.
 */
export class LoginRefusal extends Error {
  readonly reason: 'unverified' | 'taken' | 'another';

  constructor(reason: LoginRefusal['reason']) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
