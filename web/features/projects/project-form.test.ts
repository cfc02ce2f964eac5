import { describe, expect, it } from 'vitest';
import { emptyProject, fieldsOf, passes, stepOf } from '#web/features/projects/project-form.ts';

describe('the steps of the wizard', () => {
  it('begin with what the specification chooses, and none passes', () => {
    expect(emptyProject).toMatchObject({
      teamSize: 4,
      difficulty: 'Intermediate',
      status: 'Planning',
    });
    expect(passes(emptyProject)).toEqual([false, false, false]);
  });

  it('pass one by one', () => {
    const named = { ...emptyProject, name: 'Aurora', description: 'Northern lights, forecast.' };
    expect(passes(named)).toEqual([true, false, false]);
    expect(passes({ ...named, techStack: ['React'] })).toEqual([true, true, false]);
    expect(passes({ ...named, techStack: ['React'], lookingFor: ['Designer'] })).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('know their fields', () => {
    expect(fieldsOf(0)).toEqual(['name', 'description', 'teamSize', 'difficulty', 'status']);
    expect([stepOf('name'), stepOf('image'), stepOf('lookingFor')]).toEqual([0, 1, 2]);
  });
});
