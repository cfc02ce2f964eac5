/**
 * Why a valid provider login is refused: its address isn't verified, it's linked to another account
 * ('taken'), or the account already has another login of that provider ('another').
 */
export class LoginRefusal extends Error {
  readonly reason: 'unverified' | 'taken' | 'another';

  constructor(reason: LoginRefusal['reason']) {
    super(`refused: ${reason}`);
    this.reason = reason;
  }
}
