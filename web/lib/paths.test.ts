import { describe, expect, it } from 'vitest';
import { nextAfterLogin, paths } from './paths.ts';

describe('nextAfterLogin', () => {
  it('returns a path within Pieces', () => {
    const next = paths.projectCard({
      projectId: 7,
      searchParams: new URLSearchParams({ searchQuery: 'rust' }),
    });
    const address = new URL(paths.loginFor(next), 'https://pieces.example');
    expect(nextAfterLogin(address.searchParams.get('next'))).toBe(
      '/projects?searchQuery=rust#project-7',
    );
  });

  it('returns the home page for any other address', () => {
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
