import { useRef } from 'react';
import { useUrlParams, useUrlState } from '#web/lib/url-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { SearchScene } from '#web/ui/scenes/search.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type LearningResource, resourceTypeNames } from './offers/learning-resource.ts';
import { ResourceCard } from './resource-card.tsx';
import {
  filterResources,
  readResourceFilter,
  readResourceOrder,
  resourceLevelFilters,
  resourceTypeFilters,
  resourceFilterParams,
  sortResources,
} from './resource-search.ts';
import { SortResources } from './sort-resources.tsx';

/** The list of learning resources, with filters. */
export function LearningResources({ resources }: { resources: readonly LearningResource[] }) {
  const [searchParams] = useUrlParams();
  const typeSelect = useRef<HTMLSelectElement>(null);
  const [filter, change] = useUrlState({ read: readResourceFilter, write: resourceFilterParams });
  const reset = () => {
    change({ type: 'all', level: 'all' });
    typeSelect.current?.focus();
  };
  const shown = sortResources(filterResources(resources, filter), readResourceOrder(searchParams));
  return (
    <>
      <search className="grid grid-cols-2 gap-3 sm:flex">
        <SortResources className="max-sm:col-span-2 sm:w-44" />
        <Select
          ref={typeSelect}
          label="Type"
          className="sm:w-44"
          value={filter.type}
          onChange={(type) => change({ type })}
          options={resourceTypeFilters.map((value) => ({
            value,
            label: value === 'all' ? 'All types' : resourceTypeNames[value],
          }))}
        />
        <Select
          label="Level"
          className="sm:w-44"
          value={filter.level}
          onChange={(level) => change({ level })}
          options={resourceLevelFilters.map((value) => ({
            value,
            label: value === 'all' ? 'All levels' : value,
          }))}
        />
      </search>
      <output className="mt-4 block text-sm text-soft tabular-nums">
        {shown.length} of {resources.length} resources
      </output>
      {shown.length === 0 && (
        <EmptyState
          scene={<SearchScene />}
          title="No learning resources found for this type and level."
          action={<Button onClick={reset}>Show all resources</Button>}
        >
          Try another level or type.
        </EmptyState>
      )}
      <ul className="mt-2 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((resource) => (
          <li key={resource.id} className="grid">
            <ResourceCard resource={resource} />
          </li>
        ))}
      </ul>
    </>
  );
}
