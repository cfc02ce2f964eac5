import { authors } from './forum-authors.ts';
import type { ThreadSample } from '#contract/values/forum-card.ts';

/** Threads of the category Idea Bench. */
export const ideaThreads: readonly ThreadSample[] = [
  {
    daysAgo: 1,
    title: 'A lamp that shows if the lake ice is thick enough to walk on',
    author: authors.roope,
    replies: 28,
    views: 471,
    tags: ['hardware', 'sensors', 'safety'],
    projectDetails: {
      status: 'Planning',
      neededRoles: ['Someone who knows ice', 'Firmware developer'],
      timeline: 'Prototype before the first frost',
      techStack: ['Rust', 'LoRa'],
    },
  },
  {
    daysAgo: 2,
    title: 'Could the library search handle typos in Finnish?',
    author: authors.daria,
    replies: 13,
    views: 219,
    tags: ['search', 'language', 'open data'],
    resources: ['50,000 searches without results, anonymized'],
  },
  {
    daysAgo: 5,
    title: 'Paper prototype: a bus stop screen for people who can’t read',
    author: authors.farid,
    replies: 15,
    views: 286,
    tags: ['accessibility', 'prototype', 'public transport'],
    resources: ['Photos of the paper screens', 'Notes from five people at a stop'],
    session: {
      inDays: 11,
      from: '16:30',
      to: '18:00',
      topics: ['Symbols that work in three languages', 'Sound in the cold'],
      maxParticipants: 12,
    },
  },
  {
    daysAgo: 10,
    title: 'Experiment: one week without a framework, and what I missed',
    author: authors.ibrahim,
    replies: 37,
    views: 640,
    tags: ['JavaScript', 'experiment'],
    codeSnippet: {
      language: 'JavaScript',
      url: 'https://code.pieces.example/ibrahim/plain-week',
      code: [
        "for (const form of document.querySelectorAll('form[data-draft]'))",
        "  form.addEventListener('input', () => keepDraft(form));",
      ].join('\n'),
    },
  },
  {
    daysAgo: 18,
    title: 'Lending a drill to a neighbor: does this need an app or a shelf?',
    author: authors.elsa,
    replies: 42,
    views: 731,
    tags: ['early idea', 'neighborhood'],
  },
];
