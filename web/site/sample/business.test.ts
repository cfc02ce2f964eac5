import { describe, expect, it } from 'vitest';
import { challengeKinds } from '#web/site/business/offers/challenge.ts';
import { jobLevels, jobTypes } from '#web/site/business/offers/job.ts';
import { resourceLevels, resourceTypes } from '#web/site/business/offers/learning-resource.ts';
import { listChallenges } from './challenges.ts';
import { companyBadges, leaderboard } from './company-achievements.ts';
import { listCompanyIdeas } from './company-ideas.ts';
import { listJobs } from './jobs.ts';
import { listLearningResources } from './learning-resources.ts';

const today = new Date(2030, 11, 30, 18);

describe('business portal samples', () => {
  it('has 9 active challenges with their points and future deadlines', () => {
    const challenges = listChallenges(today);
    const pointsOf = (kind: string) =>
      challenges.filter((challenge) => challenge.kind === kind).map(({ points }) => points);
    expect(challengeKinds.map(pointsOf)).toEqual([
      [100, 100, 100],
      [250, 250, 250],
      [300, 300, 300],
    ]);
    for (const { deadline, status } of challenges) {
      expect(deadline > today).toBe(true);
      expect(status).toBe('active');
    }
  });

  it('has 12 learning resources covering every type and level, and 8 ideas', () => {
    const resources = listLearningResources(today);
    expect(resources).toHaveLength(12);
    expect(new Set(resources.map(({ type }) => type))).toEqual(new Set(resourceTypes));
    expect(new Set(resources.map(({ level }) => level))).toEqual(new Set(resourceLevels));
    expect(listCompanyIdeas(today)).toHaveLength(8);
  });

  it('has 12 jobs covering every type and level, the latest first', () => {
    const jobs = listJobs(today);
    expect(jobs).toHaveLength(12);
    expect(new Set(jobs.map(({ type }) => type))).toEqual(new Set(jobTypes));
    expect(new Set(jobs.map(({ level }) => level))).toEqual(new Set(jobLevels));
    const days = jobs.map(({ postedDate }) => postedDate.getTime());
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    expect(days[0]).toBe(new Date(2030, 11, 30).getTime());
  });

  it('has 12 badges, and 10 leaderboard rows in descending order', () => {
    expect(companyBadges).toHaveLength(12);
    const totals = leaderboard.map(({ totalScore }) => totalScore);
    expect(totals).toHaveLength(10);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(leaderboard[0]).toMatchObject({ engagement: 97, projectSuccess: 94, totalScore: 94 });
  });
});
