/**
 * For how many milliseconds tests wait for what has to happen. In CI, with PATIENT=1 and in `npm test`
 * the machine may be busy with other things, so nothing fails early. Otherwise somebody waits to see
 * that it fails.
 */
export const patience = process.env.CI || process.env.PATIENT ? 120_000 : 12_000;
