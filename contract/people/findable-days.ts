/** How long people can be found without being asked again. */
export const findableDays = 90;
