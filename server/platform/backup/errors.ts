/** A file that cannot be used, and how that was seen. */
export const damagedFile = (reason: string) =>
  new Error(`The file is no backup of Pieces, or it is damaged or incomplete (${reason}).`);

/** A backup that only a later version of Pieces understands. */
export const newerVersion = (reason: string) =>
  new Error(
    `This backup was made by a newer version of Pieces (${reason}). Please restore it with that version.`,
  );

/** Restoring never mixes with what is there, and never overwrites it. */
export const notEmpty = (table: string) =>
  new Error(
    `There are data already (such as the table ${table}), and a backup is only restored into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
  );
