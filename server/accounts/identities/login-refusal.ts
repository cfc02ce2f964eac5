/**
 * Why a valid provider login is refused: its address isn't verified, it's linked to another account
 * ('taken'), the account already has another login of that provider ('another'), or there's no account
 * and the operator doesn't let this person register ('uninvited').
 */
export class LoginRefusal extends Error {
  readonly reason: 'unverified' | 'taken' | 'another' | 'uninvited';

  constructor(reason: LoginRefusal['reason']) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
