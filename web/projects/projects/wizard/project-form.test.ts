import { describe, expect, it } from 'vitest';
import { emptyProject, fieldsOfStep, completedSteps, stepWithField } from './project-form.ts';

describe('wizard steps', () => {
  it('starts with the defaults of the specification and no complete step', () => {
    expect(emptyProject).toMatchObject({
      teamSize: 4,
      difficulty: 'Intermediate',
      status: 'Planning',
    });
    expect(completedSteps(emptyProject)).toEqual([false, false, false]);
  });

  it('completes the steps one by one', () => {
    const named = { ...emptyProject, name: 'Aurora', description: 'Northern lights, forecast.' };
    expect(completedSteps(named)).toEqual([true, false, false]);
    expect(completedSteps({ ...named, techStack: ['React'] })).toEqual([true, true, false]);
    expect(completedSteps({ ...named, techStack: ['React'], lookingFor: ['Designer'] })).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('knows the fields of each step', () => {
    expect(fieldsOfStep(0)).toEqual(['name', 'description', 'teamSize', 'difficulty', 'status']);
    expect([stepWithField('name'), stepWithField('image'), stepWithField('lookingFor')]).toEqual([
      0, 1, 2,
    ]);
  });
});
