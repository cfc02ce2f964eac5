/** How many usernames someone can have. */
export const maxNames = 20;
/** For how many days a code can be used. */
export const codeDays = 7;
