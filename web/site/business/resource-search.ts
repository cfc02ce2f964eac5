import { readChoice } from '#web/lib/url-params.ts';
import type { CompanyIdea } from './offers/company-idea.ts';
import {
  type LearningResource,
  resourceLevels,
  resourceTypes,
} from './offers/learning-resource.ts';

export const resourceOrders = ['rating', 'date', 'feedback'] as const;
type ResourceOrder = (typeof resourceOrders)[number];

export const resourceTypeFilters = ['all', ...resourceTypes] as const;
export const resourceLevelFilters = ['all', ...resourceLevels] as const;

/** The filters of the learning resources. They are in the URL. */
type ResourceFilter = {
  type: (typeof resourceTypeFilters)[number];
  level: (typeof resourceLevelFilters)[number];
};

export const readResourceOrder = (searchParams: URLSearchParams): ResourceOrder =>
  readChoice(searchParams, { name: 'sort', choices: resourceOrders });

export const readResourceFilter = (searchParams: URLSearchParams): ResourceFilter => ({
  type: readChoice(searchParams, { name: 'resourceType', choices: resourceTypeFilters }),
  level: readChoice(searchParams, { name: 'resourceLevel', choices: resourceLevelFilters }),
});

/** The URL parameters of a filter; null for a default. */
export const resourceFilterParams = ({ type, level }: ResourceFilter) => ({
  resourceType: type === 'all' ? null : type,
  resourceLevel: level === 'all' ? null : level,
});

export const filterResources = (
  resources: readonly LearningResource[],
  { type, level }: ResourceFilter,
): LearningResource[] =>
  resources.filter(
    (resource) =>
      (type === 'all' || resource.type === type) && (level === 'all' || resource.level === level),
  );

/** Top rated, most recent or most feedback first. */
export const sortResources = (
  resources: readonly LearningResource[],
  order: ResourceOrder,
): LearningResource[] =>
  sortDescending(
    resources,
    {
      rating: ({ rating }: LearningResource) => rating,
      date: ({ date }: LearningResource) => date.getTime(),
      feedback: ({ feedbackCount }: LearningResource) => feedbackCount,
    }[order],
  );

/** Ideas have no rating, so "rating" sorts by positive feedback and "feedback" by comments. */
export const sortIdeas = (ideas: readonly CompanyIdea[], order: ResourceOrder): CompanyIdea[] =>
  sortDescending(
    ideas,
    {
      rating: ({ feedback }: CompanyIdea) => feedback.positive,
      date: ({ date }: CompanyIdea) => date.getTime(),
      feedback: ({ feedback }: CompanyIdea) => feedback.comments,
    }[order],
  );

const sortDescending = <Item>(items: readonly Item[], getValue: (thing: Item) => number): Item[] =>
  items.toSorted((a, b) => getValue(b) - getValue(a));
