import type { ForumAuthor } from '#contract/values/forum-card.ts';

const author = (details: Omit<ForumAuthor, 'avatar'>): ForumAuthor => ({ ...details, avatar: '' });

export const authors = {
  aada: author({
    name: 'Aada Kivimäki',
    role: 'Junior developer',
    expertise: 'React, accessibility',
    helpfulCount: 41,
  }),
  oskar: author({
    name: 'Oskar Lundell',
    role: 'Mentor',
    expertise: 'Databases',
    helpfulCount: 212,
  }),
  thuy: author({ name: 'Thuy Le', role: 'Student', expertise: 'Python', helpfulCount: 18 }),
  roope: author({
    name: 'Roope Haavisto',
    role: 'Junior developer',
    expertise: 'Services in Go',
    helpfulCount: 36,
  }),
  marjut: author({
    name: 'Marjut Pesonen',
    role: 'Mentor',
    expertise: 'Testing',
    helpfulCount: 168,
  }),
  ibrahim: author({
    name: 'Ibrahim Sesay',
    role: 'Career changer',
    expertise: 'CSS, design systems',
    helpfulCount: 27,
  }),
  elsa: author({
    name: 'Elsa Rönnqvist',
    role: 'Team lead',
    expertise: 'Running small teams',
    helpfulCount: 94,
  }),
  kalle: author({
    name: 'Kalle Pohjola',
    role: 'Junior developer',
    expertise: 'Mobile apps',
    helpfulCount: 22,
  }),
  daria: author({
    name: 'Daria Sokolova',
    role: 'Student',
    expertise: 'Data analysis',
    helpfulCount: 15,
  }),
  juuso: author({
    name: 'Juuso Tikkanen',
    role: 'Maintainer',
    expertise: 'Open source, Rust',
    helpfulCount: 133,
  }),
  henna: author({
    name: 'Henna Lampi',
    role: 'Career coach',
    expertise: 'Interviews',
    helpfulCount: 187,
  }),
  wilma: author({
    name: 'Wilma Strand',
    role: 'Community host',
    expertise: 'Meetups',
    helpfulCount: 76,
  }),
  farid: author({
    name: 'Farid Karimi',
    role: 'Designer',
    expertise: 'User research',
    helpfulCount: 58,
  }),
  pihla: author({
    name: 'Pihla Ojanen',
    role: 'Junior developer',
    expertise: 'TypeScript',
    helpfulCount: 49,
  }),
};
