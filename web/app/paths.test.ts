import { describe, expect, it } from 'vitest';
import { nextAfterLogin, paths } from '#web/app/paths.ts';

describe('nextAfterLogin', () => {
  it('leads back to a place of ours', () => {
    const next = paths.projectCard({
      projectId: 7,
      searchParams: new URLSearchParams({ searchQuery: 'rust' }),
    });
    const address = new URL(paths.loginFor(next), 'https://pieces.example');
    expect(nextAfterLogin(address.searchParams.get('next'))).toBe(
      '/projects?searchQuery=rust#project-7',
    );
  });

  it('leads home from anywhere else', () => {
    for (const next of [
      null,
      '',
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/login',
      '/login?next=/x',
    ]) {
      expect(nextAfterLogin(next)).toBe('/');
    }
  });
});
