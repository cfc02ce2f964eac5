import { notificationKinds } from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { emailTimeNames } from './email-time-names.ts';
import { choicesOf, type Topic } from './email-topics.ts';

type Emails = NotificationSettings['emails'];
type EmailTableProps = {
  topics: readonly Topic[];
  emails: Emails;
  onChange: (emails: Emails) => void;
};

/** How soon someone is emailed about each kind of notification, by topic. */
export const EmailTable = ({ topics, emails, onChange }: EmailTableProps) => (
  <table className="w-full text-left text-ink">
    {topics.map(({ name, kinds }) => (
      <tbody key={name} className="divide-y divide-line">
        <tr>
          <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-sm font-semibold text-soft">
            {name}
          </th>
        </tr>
        {emails
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ kind, email }) => (
            <tr key={kind}>
              <th scope="row" className="py-2 pr-4 font-normal">
                {notificationKinds[kind].label}
              </th>
              <td className="w-36 py-2">
                <Select
                  label={`Email: ${notificationKinds[kind].label}`}
                  hideLabel
                  size="sm"
                  value={email}
                  options={choicesOf(kind).map((value) => ({
                    value,
                    label: emailTimeNames[value],
                  }))}
                  onChange={(chosen) => onChange([{ kind, email: chosen }])}
                />
              </td>
            </tr>
          ))}
      </tbody>
    ))}
  </table>
);
