import { type Limit, networkOf } from '#server/platform/limits/limits.ts';

const day = 24 * 60 * 60;
const perPerson: Limit = { name: 'report', points: 10, seconds: day };
const perNetwork: Limit = { name: 'report-from', points: 10, seconds: day, perNetwork: true };

/** Ten reports a day; for visitors, from one network. */
export const reportUses = ({
  reporterId,
  address,
}: {
  reporterId: number | undefined;
  address: string;
}) =>
  reporterId === undefined
    ? { limit: perNetwork, key: networkOf(address) }
    : { limit: perPerson, key: String(reporterId) };
