import { readChoice } from '#web/lib/url-params.ts';
import type { CompanyIdea } from '#web/sample/company-ideas.ts';
import {
  type LearningResource,
  resourceLevels,
  resourceTypes,
} from '#web/sample/learning-resources.ts';

export const resourceOrders = ['rating', 'date', 'feedback'] as const;
type ResourceOrder = (typeof resourceOrders)[number];

export const resourceTypeFilters = ['all', ...resourceTypes] as const;
export const resourceLevelFilters = ['all', ...resourceLevels] as const;

/** Which learning resources are shown; it stands in the address. */
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

/** A filter as words of the address, without what is as it was at the start. */
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

/** The top rated, the most recent or the ones with the most feedback first. */
export const sortResources = (
  resources: readonly LearningResource[],
  order: ResourceOrder,
): LearningResource[] =>
  fromMost(
    resources,
    {
      rating: ({ rating }: LearningResource) => rating,
      date: ({ date }: LearningResource) => date.getTime(),
      feedback: ({ feedbackCount }: LearningResource) => feedbackCount,
    }[order],
  );

/** Ideas have no stars: the rating is how many are in favour, the feedback how many wrote. */
export const sortIdeas = (ideas: readonly CompanyIdea[], order: ResourceOrder): CompanyIdea[] =>
  fromMost(
    ideas,
    {
      rating: ({ feedback }: CompanyIdea) => feedback.positive,
      date: ({ date }: CompanyIdea) => date.getTime(),
      feedback: ({ feedback }: CompanyIdea) => feedback.comments,
    }[order],
  );

const fromMost = <Thing>(things: readonly Thing[], amountOf: (thing: Thing) => number): Thing[] =>
  things.toSorted((a, b) => amountOf(b) - amountOf(a));
