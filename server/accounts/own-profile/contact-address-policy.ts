const changes = { name: 'contact-address', points: 10, seconds: 60 * 60 };

/** Limited, because every change emails an address that may belong to someone else. */
export const contactUses = (userId: number) => [{ limit: changes, key: String(userId) }];
