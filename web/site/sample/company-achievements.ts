import type { CompanyBadge, LeaderboardRow } from '#web/site/business/offers/source.ts';
import { numbered } from './samples.ts';

export const companyBadges: readonly CompanyBadge[] = numbered([
  {
    name: 'Open Door',
    description: 'Invited juniors to visit its workplace at least four times this year.',
    companies: ['Verstas Nine', 'Tuiskukivi Games'],
  },
  {
    name: 'Answers Everyone',
    description: 'Every applicant heard back within two weeks, with a reason.',
    companies: ['Hilletie Health', 'Saaripolku Data', 'Kuusenhavu Software'],
  },
  {
    name: 'Kind Reviewer',
    description: 'Got more thanks for its code reviews in a quarter than any other company.',
    companies: ['Kuusenhavu Software'],
  },
  {
    name: 'First Job Maker',
    description: 'Gave five people their first job in software within twelve months.',
    companies: ['Kajonsalmi Cloud', 'Aaltorinne Networks'],
  },
  {
    name: 'Data Giver',
    description: 'Opened a real data set, cleaned and explained, for teams to build on.',
    companies: ['Saaripolku Data', 'Tyrskymo Maritime'],
  },
  {
    name: 'Long Winter Mentor',
    description: 'Stayed with one team from the first frost until the thaw.',
    companies: ['Routalahti Robotics', 'Lumipiste Labs', 'Verstas Nine'],
  },
  {
    name: 'Problem Setter',
    description: 'Set a challenge that at least ten teams took on.',
    companies: ['Tyrskymo Maritime', 'Routalahti Robotics'],
  },
  {
    name: 'Idea Keeper',
    description: 'Carried a junior’s idea all the way to production.',
    companies: ['Tuiskukivi Games', 'Kaislapiha Learning'],
  },
  {
    name: 'Everyone Reads It',
    description: 'All of its learning material works with a keyboard and a screen reader.',
    companies: ['Aaltorinne Networks', 'Kaislapiha Learning'],
  },
  {
    name: 'Honest Listing',
    description: 'States the salary and the real working hours in every job listing.',
    companies: ['Hilletie Health', 'Verstas Nine', 'Tuiskukivi Games'],
  },
  {
    name: 'Second Chance',
    description: 'Hired someone who changed careers after turning forty.',
    companies: ['Hilletie Health', 'Kajonsalmi Cloud'],
  },
  {
    name: 'Northern Reach',
    description: 'Ran a workshop north of Oulu and paid for the train tickets.',
    companies: ['Lumipiste Labs', 'Aaltorinne Networks'],
  },
]);

/** The total is the average of the three scores. */
const row = (
  name: string,
  scores: Pick<LeaderboardRow, 'engagement' | 'projectSuccess' | 'innovationScore'>,
): LeaderboardRow => ({
  name,
  ...scores,
  totalScore: Math.round((scores.engagement + scores.projectSuccess + scores.innovationScore) / 3),
});

/** In descending order of the total. */
export const leaderboard: readonly LeaderboardRow[] = [
  row('Kuusenhavu Software', { engagement: 97, projectSuccess: 94, innovationScore: 91 }),
  row('Tuiskukivi Games', { engagement: 92, projectSuccess: 88, innovationScore: 96 }),
  row('Hilletie Health', { engagement: 90, projectSuccess: 93, innovationScore: 84 }),
  row('Saaripolku Data', { engagement: 85, projectSuccess: 91, innovationScore: 88 }),
  row('Verstas Nine', { engagement: 94, projectSuccess: 79, innovationScore: 85 }),
  row('Kajonsalmi Cloud', { engagement: 82, projectSuccess: 92, innovationScore: 84 }),
  row('Routalahti Robotics', { engagement: 76, projectSuccess: 81, innovationScore: 92 }),
  row('Aaltorinne Networks', { engagement: 84, projectSuccess: 83, innovationScore: 73 }),
  row('Kaislapiha Learning', { engagement: 88, projectSuccess: 74, innovationScore: 72 }),
  row('Lumipiste Labs', { engagement: 71, projectSuccess: 77, innovationScore: 80 }),
];
