import { readChoice, useUrlParams } from '#web/lib/url-params.ts';
import { listCompanyIdeas } from '#web/site/sample/company-ideas.ts';
import { listLearningResources } from '#web/site/sample/learning-resources.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { CompanyIdeas } from './company-ideas.tsx';
import { LearningResources } from './learning-resources.tsx';

const lists = ['learning', 'ideas'] as const;

/** The Resources tab: learning resources and company ideas. */
export function Resources({ today }: { today: Date }) {
  const [searchParams, changeParams] = useUrlParams();
  const resources = listLearningResources(today);
  const ideas = listCompanyIdeas(today);
  return (
    <Tabs
      label="Resources"
      value={readChoice(searchParams, { name: 'resources', choices: lists })}
      onChange={(list) => changeParams({ resources: list === 'learning' ? null : list })}
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
