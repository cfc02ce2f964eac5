/** The file can't be used; `reason` says why. */
export const damagedFile = (reason: string) =>
  new Error(
    `The file isn't a Pieces backup, or it's damaged or incomplete (${reason}). Copy it again or use another backup.`,
  );

/** Only a newer version of Pieces can read the backup. */
export const newerVersion = (reason: string) =>
  new Error(
    `This backup was made by a newer version of Pieces (${reason}). Upgrade Pieces, then restore it.`,
  );

/** A restore never overwrites existing data and never merges with it. */
export const notEmpty = (table: string) =>
  new Error(
    `The database isn't empty (it has the table ${table}). Set DATA_DIR to a new folder, or DATABASE_URL to a new database.`,
  );
