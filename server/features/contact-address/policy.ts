const changes = { name: 'contact-address', points: 10, seconds: 60 * 60 };

/** Someone who sets an address that isn't theirs sends its owner an email: not often. */
export const contactUses = (userId: number) => [{ limit: changes, key: String(userId) }];
