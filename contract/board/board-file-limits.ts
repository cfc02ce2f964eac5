// In its own file, so that pages can use it without loading the schemas.

/** The most bytes of an imported file. */
export const maxBoardFileBytes = 10 * 1024 * 1024;
