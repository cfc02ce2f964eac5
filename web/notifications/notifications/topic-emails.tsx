import { emailTimes } from '#contract/notifications/notification-kinds.ts';
import type { NotificationSettings } from '#contract/notifications/notifications.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { emailTimeNames } from './email-time-names.ts';
import { applyChoice, readChoice, type Topic, type TopicChoice } from './email-topics.ts';

type Emails = NotificationSettings['emails'];
type TopicEmailsProps = {
  topic: Topic;
  emails: Emails;
  onChange: (emails: Emails) => void;
};

const names: Record<TopicChoice, string> = {
  recommended: 'Recommended',
  ...emailTimeNames,
  mixed: 'Customized',
};

/** How soon someone is emailed about a topic. Choosing sets all its kinds. */
export function TopicEmails({ topic, emails, onChange }: TopicEmailsProps) {
  const chosen = readChoice(topic, emails);
  // Where Pieces recommends the same for all kinds, that's one of the times.
  const hasRecommended = readChoice(topic, applyChoice(topic, 'recommended')) === 'recommended';
  const choices: TopicChoice[] = [
    ...(hasRecommended ? (['recommended'] as const) : []),
    ...emailTimes,
    ...(chosen === 'mixed' ? (['mixed'] as const) : []),
  ];
  return (
    <Select
      label={`Email: ${topic.name}`}
      hideLabel
      size="sm"
      className="w-36 shrink-0"
      value={chosen}
      options={choices.map((value) => ({ value, label: names[value] }))}
      onChange={(choice) => choice !== 'mixed' && onChange(applyChoice(topic, choice))}
    />
  );
}
