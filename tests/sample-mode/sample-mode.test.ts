import { hash } from 'node:crypto';
import React from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { projectOf } from '#tests/components/projects.ts';
import { firstCalls } from '#web/app/first-calls.ts';
import type { renderFirstContent } from '#web/app/first-content.tsx';
import { paths, patterns } from '#web/lib/paths.ts';

// The files were written by the version before areas had modes, and hold the changes since.

const { lazy } = React;
const { TZ } = process.env;
let render: typeof renderFirstContent;
const called: string[] = [];

const answers: Record<string, unknown> = {
  '/api/projects/open': [projectOf()],
  '/api/projects/1': projectOf(),
  '/api/projects/1/progress': { done: 3, total: 8 },
  '/api/auth/providers': [],
};

beforeAll(async () => {
  process.env.TZ = 'Europe/Helsinki';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-14T09:00:00+03:00') });
  const location = new URL('http://pieces.test/');
  vi.stubGlobal('location', location);
  // Pages that the server never renders look for these.
  vi.stubGlobal('window', { isSecureContext: false, location });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path);
    // What has no answer stays loading.
    if (!(path in answers)) return new Promise(() => {});
    return Response.json(answers[path]);
  });
  // Without the modules that other files have loaded, because rendering replaces `React.lazy`.
  vi.resetModules();
  ({ renderFirstContent: render } = await import('#web/app/first-content.tsx'));
});

afterAll(() => {
  React.lazy = lazy;
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  ['home', paths.home],
  ['events', paths.events],
  ['forum', paths.forum],
  ['business', paths.business],
  ['hackathons', paths.hackathons],
  ['login', paths.login],
  ['project', patterns.project],
])('without an area in another mode, %s is as it was', async (name, route) => {
  called.length = 0;
  const url = new URL(route.replace(':projectId', '1'), 'http://pieces.test');
  const rendered = await render(url, { isSignedIn: false, modes: {} });
  const lines = [
    toLines(rendered?.html ?? ''),
    // Only these are in the HTML that the server sends, with their data.
    ...(firstCalls[route]?.isRendered ? [JSON.stringify(rendered?.data)] : []),
    ...called.toSorted().map((call) => `GET ${call}`),
    '',
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot(`./${name}.txt`);
});

/** A tag in each line, with short shapes, and without React's marks. */
const toLines = (html: string) =>
  html
    .replaceAll(/<!--.*?-->|<template.*?<\/template>/gs, '')
    .replaceAll(/(?<= d=")[^"]+/g, (shape) => hash('sha1', shape).slice(0, 8))
    .replaceAll('><', '>\n<');
