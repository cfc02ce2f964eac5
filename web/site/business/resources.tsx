import { readChoice, useUrlParams } from '#web/lib/url-params.ts';
import { Tabs } from '#web/ui/page/tabs.tsx';
import { CompanyIdeas } from './company-ideas.tsx';
import { LearningResources } from './learning-resources.tsx';
import type { Offers } from './offers/source.ts';

const lists = ['learning', 'ideas'] as const;

/** The Resources tab: learning resources and company ideas. */
export function Resources({ resources, ideas }: Pick<Offers, 'resources' | 'ideas'>) {
  const [searchParams, changeParams] = useUrlParams();
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
