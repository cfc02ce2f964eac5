/** The hour at which people are told of what can wait until then, in their time zone. */
export const morning = 8;
