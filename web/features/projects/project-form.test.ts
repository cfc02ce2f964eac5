import { describe, expect, it } from 'vitest';
import {
  emptyProject,
  fieldsOfStep,
  completedSteps,
  stepWithField,
} from '#web/features/projects/project-form.ts';

describe('the steps of the wizard', () => {
  it('begin with what the specification chooses, and none is complete', () => {
    expect(emptyProject).toMatchObject({
      teamSize: 4,
      difficulty: 'Intermediate',
      status: 'Planning',
    });
    expect(completedSteps(emptyProject)).toEqual([false, false, false]);
  });

  it('pass one by one', () => {
    const named = { ...emptyProject, name: 'Aurora', description: 'Northern lights, forecast.' };
    expect(completedSteps(named)).toEqual([true, false, false]);
    expect(completedSteps({ ...named, techStack: ['React'] })).toEqual([true, true, false]);
    expect(completedSteps({ ...named, techStack: ['React'], lookingFor: ['Designer'] })).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('know their fields', () => {
    expect(fieldsOfStep(0)).toEqual(['name', 'description', 'teamSize', 'difficulty', 'status']);
    expect([stepWithField('name'), stepWithField('image'), stepWithField('lookingFor')]).toEqual([
      0, 1, 2,
    ]);
  });
});
