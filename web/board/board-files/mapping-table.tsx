import type { Mapping, MappedField } from '#contract/board/board-files.ts';

const names: Record<MappedField, string> = {
  status: 'Status',
  priority: 'Priority',
  type: 'Type',
  assignee: 'Assignee',
  label: 'Label',
  'due date': 'Due date',
};
const order = Object.keys(names);

/** What the words of a file become on the board. */
export function MappingTable({ mappings }: { mappings: Mapping[] }) {
  const sorted = mappings.toSorted(
    (one, other) => order.indexOf(one.field) - order.indexOf(other.field),
  );
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="pb-1 text-left text-body font-semibold">What changes</caption>
      <thead className="text-left text-soft">
        <tr className="[&>th]:py-1.5 [&>th]:pr-3 [&>th]:font-medium">
          <th scope="col" className="max-sm:hidden">
            Field
          </th>
          <th scope="col">In the file</th>
          <th scope="col">On your board</th>
          <th scope="col" className="pr-0! text-right">
            Tickets
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ field, from, to, count }) => (
          <tr
            key={`${field} ${from} ${to}`}
            className="border-t border-line align-top [&>td]:py-1.5 [&>td]:pr-3"
          >
            <td className="max-sm:hidden">{names[field]}</td>
            <td className="wrap-anywhere">
              <span className="text-soft sm:hidden">{names[field]}: </span>
              {from}
            </td>
            <td className={to === null ? 'text-soft' : 'wrap-anywhere'}>{to ?? 'Left out'}</td>
            <td className="pr-0! text-right tabular-nums">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
