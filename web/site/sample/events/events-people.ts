import type { EventPerson } from './dated-from.ts';

/** `count` participants, starting at index `from`. */
export const people = ({ from, count }: { from: number; count: number }): EventPerson[] =>
  Array.from({ length: count }, (_, index) => {
    const position = (from + index) % names.length;
    return { id: position + 1, name: names[position]!, avatar: '' };
  });

export const mentor = (mentor: { id: number; name: string; expertise: string }) => ({
  ...mentor,
  avatar: '',
});

export const organizer = (name: string) => ({ name, avatar: '' });

const names = [
  'Eero Ranta',
  'Minh Tran',
  'Aino Kallio',
  'Samuel Okoye',
  'Noora Ylinen',
  'Pekka Suvanto',
  'Leila Farah',
  'Iida Harju',
  'Tomas Lindholm',
  'Zahra Amiri',
  'Onni Peltola',
  'Ella Vuori',
  'Daniel Costa',
  'Helmi Saaristo',
  'Juho Kettunen',
  'Priya Nair',
  'Vilma Aro',
  'Anton Berg',
  'Selma Yilmaz',
  'Otso Luoto',
  'Hanna Tervo',
  'Bilal Rahman',
  'Siiri Palo',
  'Lauri Nurmi',
  'Emilia Forss',
  'Kofi Mensah',
  'Venla Rautio',
  'Rasmus Sten',
  'Mei Chen',
  'Aleksi Hovi',
  'Katri Leino',
  'Ivan Petrov',
  'Oona Salmela',
  'Joel Nyman',
  'Fatima Noor',
  'Elias Kangas',
  'Tuuli Heino',
  'Mateo Ruiz',
  'Inka Laine',
  'Petteri Vainio',
  'Sara Holm',
  'Arvo Kivelä',
  'Linh Pham',
  'Saga Wikström',
  'Niilo Halme',
  'Amina Yusuf',
  'Kerttu Oja',
  'Viktor Lund',
];
