import { Component } from '#web/routes/login.tsx';
import type { Answers } from './answers.ts';
import { openScreen } from './screens/open-screen.tsx';

/** Opens the page to sign in and up for a visitor. `answers` can be replaced later. */
export async function openLogin(more: Answers = {}, address = '/login') {
  const answers: Answers = {
    'GET /auth/providers': ['google', 'github'],
    'GET /community': {
      name: '',
      operator: '',
      contact: '',
      registration: 'anyone',
      domains: [],
      sendsEmail: null,
    },
    ...more,
  };
  const sent = await openScreen(Component, address, { answers });
  return { answers, sent };
}
