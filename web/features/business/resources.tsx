import { CompanyIdeas } from '#web/features/business/company-ideas.tsx';
import { LearningResources } from '#web/features/business/learning-resources.tsx';
import { choiceIn, useAddressWords } from '#web/lib/address-words.ts';
import { companyIdeasAsOf } from '#web/sample/company-ideas.ts';
import { learningResourcesAsOf } from '#web/sample/learning-resources.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const lists = ['learning', 'ideas'] as const;

/** What companies share: material to learn from, and ideas. */
export function Resources({ today }: { today: Date }) {
  const [words, changeAddress] = useAddressWords();
  const resources = learningResourcesAsOf(today);
  const ideas = companyIdeasAsOf(today);
  return (
    <Tabs
      label="Resources"
      value={choiceIn(words, { name: 'resources', among: lists })}
      onChange={(list) => changeAddress({ resources: list === 'learning' ? null : list })}
      tabs={[
        {
          value: 'learning',
          label: 'Learning Resources',
          count: resources.length,
          panel: <LearningResources resources={resources} />,
        },
        {
          value: 'ideas',
          label: 'Company Ideas',
          count: ideas.length,
          panel: <CompanyIdeas ideas={ideas} />,
        },
      ]}
    />
  );
}
