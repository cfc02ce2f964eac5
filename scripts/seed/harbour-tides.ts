import type { SeedTicket } from './ticket.ts';

/** The rich board of the demo, each column from top to bottom. */
export const harbourTides: SeedTicket[] = [
  {
    title: 'Old berth counts stay green all night',
    status: 'Backlog',
    priority: 'High',
    type: 'Bug',
    by: 'olena',
    to: 'eetu',
    daysAgo: 5,
    description: `Inkoo reports berths until 20:00 and then stops. We keep showing the last number all night, in green.

**To see it**

1. Set the clock to 23:15
2. Open the page of Inkoo
3. It says *12 berths free*, with no hint that the number is three hours old

**Expected:** after 60 minutes without a report the number turns grey and reads "12 free at 20:00".`,
  },
  {
    title: 'Wind arrows that need no colours',
    status: 'Backlog',
    priority: 'High',
    type: 'Improvement',
    by: 'linnea',
    to: 'linnea',
    daysAgo: 12,
    description: `The colours of the arrows carry meaning that nothing else repeats. Let the length of the shaft and the number of barbs say it too, as on paper charts.

| Wind | Barbs | Today |
| --- | --- | --- |
| below 4 m/s | none | green |
| 4 to 8 m/s | one | yellow |
| 8 to 14 m/s | two | orange |
| above 14 m/s | three | red |

Contrast on the map tiles must be at least 3:1. I have drawn all four; the file is in the design folder.`,
  },
  {
    title: 'Ask the pilot harbours how they count',
    status: 'Backlog',
    priority: 'High',
    type: 'Task',
    by: 'aino',
    daysAgo: 9,
    description: `We have assumed that a harbour counts free berths. One of them may only know that it is "nearly full".

- [x] Inkoo: counts, every hour in season
- [ ] Kotka: calls back on Thursday
- [ ] Hanko: send the three questions by mail

Whoever calls: please write down their own words, not our translation of them.`,
  },
  {
    title: 'Choose how long a measurement is believed',
    status: 'Backlog',
    priority: 'Medium',
    type: 'Story',
    by: 'aino',
    daysAgo: 14,
    description: `As a sailor I want to know when a number is too old to rely on, so that I do not plan by it.

Proposal, to be discussed on Tuesday:

| Measurement | Fresh | Old | Hidden |
| --- | --- | --- | --- |
| Water level | 30 min | 3 h | 12 h |
| Wind | 15 min | 1 h | 6 h |
| Berths | 60 min | 12 h | 24 h |

The limits belong into one table in the database, not into the code.`,
  },
  {
    title: 'Water levels in N2000 as well',
    status: 'Backlog',
    priority: 'Medium',
    type: 'Feature',
    by: 'eetu',
    daysAgo: 18,
    description: `The open data gives water levels against the theoretical mean water. Newer charts use N2000. The difference depends on the place and on the year.

\`\`\`ts
const level = toN2000({ station: 'Hanko', meanWater: -12, year: 2026 });
\`\`\`

There is a published table of differences for each station; it is a page long and changes once a year.`,
  },
  {
    title: 'Swedish texts',
    status: 'Backlog',
    priority: 'Medium',
    type: 'Epic',
    by: 'linnea',
    daysAgo: 20,
    description: `Half of our harbours speak Swedish first. Everything a visitor reads should exist in Finnish, Swedish and English.

1. Move the texts out of the components
2. Translate (Linnéa, with two readers in Ekenäs)
3. Language from the browser, with a switch in the footer

Units and dates follow the language: **6,5 m/s** and **14.30** in Finnish and Swedish.`,
  },
  {
    title: 'Correct a number by text message',
    status: 'Backlog',
    priority: 'Medium',
    type: 'Feature',
    by: 'ingrid',
    daysAgo: 15,
    description: `Harbour masters stand on a jetty with wet gloves; no page that we build is quicker than a message.

> FREE 7

Answered with *Thank you, Inkoo now shows 7 free berths*. A number that is not registered gets a polite sentence and changes nothing.`,
  },
  {
    title: 'Explain “mean water” in two sentences',
    status: 'Backlog',
    priority: 'Low',
    type: 'Documentation',
    by: 'ingrid',
    daysAgo: 16,
    description: `Three of five testers stopped at “theoretical mean water”. It needs a small "?" beside it and at most two sentences behind it. No formula.`,
  },
  {
    title: 'Remember the last three harbours',
    status: 'Backlog',
    priority: 'Low',
    type: 'Feature',
    by: 'ingrid',
    daysAgo: 11,
    description: `Most people look at the same harbours again. Keep the last three in the browser, above the search. Nothing is sent anywhere, and there is a way to forget them.`,
  },
  {
    title: 'Print a harbour as a card for the chart table',
    status: 'Backlog',
    priority: 'Low',
    type: 'Other',
    by: 'aino',
    daysAgo: 25,
    description: `My father asked for it, and then two others did. One A6 page: depth at the entrance, VHF channel, phone number, a sketch. Only what does not change within a day.`,
  },
  {
    title: 'Map tiles stay blank after the phone was asleep',
    status: 'In Progress',
    priority: 'High',
    type: 'Bug',
    by: 'ingrid',
    to: 'ingrid',
    daysAgo: 8,
    changedDaysAgo: 1,
    description: `Seen on two Android phones. The page wakes up, the map is grey, and panning does not help. Reloading does.

What I know so far:

- the WebGL context is lost while the page sleeps
- MapLibre fires \`webglcontextlost\`, but never \`webglcontextrestored\`
- it does not happen when the page was in front for less than about ten minutes

\`\`\`ts
map.on('webglcontextlost', (event) => {
  event.originalEvent?.preventDefault();
  setTimeout(() => map.triggerRepaint(), 0);
});
\`\`\`

This alone is not enough; trying to rebuild the style next.`,
  },
  {
    title: 'Fetch measurements once for everyone',
    status: 'In Progress',
    priority: 'High',
    type: 'Improvement',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 10,
    changedDaysAgo: 1,
    description: `Today every visitor asks our server, and our server asks the weather service. On a sunny Friday that would be 40 calls a minute for the same answer.

**Plan**

1. A job fetches all stations every ten minutes and stores the rows
2. Pages read only what is stored
3. When the service is away, the last rows stay, with their age

\`\`\`sql
select distinct on (station_id) station_id, measured_at, level_cm
  from measurements
 order by station_id, measured_at desc;
\`\`\`

Done when the page opens in less than 200 ms with the service switched off.`,
  },
  {
    title: 'Harbour page: depth, berths and phone first',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Story',
    by: 'linnea',
    to: 'aino',
    daysAgo: 13,
    changedDaysAgo: 2,
    description: `From the interviews: before arriving, people look for three things, in this order.

1. Is it deep enough for us?
2. Is there a place?
3. Whom do I call?

Today the first thing on the page is a photograph. Let us turn that round. The sketch has been tried with four people; all found the number within three seconds.`,
  },
  {
    title: 'Say how old each number is, in words',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Subtask',
    by: 'aino',
    to: 'olena',
    daysAgo: 7,
    changedDaysAgo: 2,
    description: `"4 minutes ago", "at 14:20", "yesterday at 20:00". Never a bare time of day without the day when it was not today.

Edge cases that I would like to see as tests:

- one minute before and after midnight
- the night when the clocks change
- a measurement from the future (one station's clock runs fast)`,
  },
  {
    title: 'List of harbours by keyboard and by ear',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Task',
    by: 'linnea',
    to: 'linnea',
    daysAgo: 6,
    changedDaysAgo: 3,
    description: `The map is not reachable without a mouse, which is fine as long as the list beside it is complete.

- [x] every harbour is a link with its name
- [x] the focus ring is visible on the sand colour
- [ ] the filter says how many harbours are left
- [ ] the selected harbour is announced once, not twice`,
  },
  {
    title: 'First letter to the pilot harbours',
    status: 'In Progress',
    priority: 'Medium',
    type: 'Task',
    by: 'aino',
    to: 'aino',
    daysAgo: 3,
    changedDaysAgo: 1,
    description: `Half a page: what works, what does not yet, what we need from them before Easter. Eetu checks the promises, Linnéa the Swedish.`,
  },
  {
    title: 'Restore the backup, once, with a stopwatch',
    status: 'In Progress',
    priority: 'Low',
    type: 'Task',
    by: 'eetu',
    to: 'olena',
    daysAgo: 4,
    changedDaysAgo: 1,
    description: `A backup that nobody has restored is a hope. Write down each step as you go; the list becomes our guide. I will sit beside you and say nothing.`,
  },
  {
    title: 'Search finds Porkkala for “porkala”',
    status: 'Done',
    priority: 'Medium',
    type: 'Improvement',
    by: 'olena',
    to: 'eetu',
    daysAgo: 17,
    changedDaysAgo: 3,
    description: `Nobody spells every harbour right, least of all with cold fingers. Trigrams in PostgreSQL do this well:

\`\`\`sql
create index on harbours using gin (name gin_trgm_ops);
\`\`\`

With 340 names it takes less than a millisecond. Swedish names are found as well: *Hangö* leads to Hanko.`,
  },
  {
    title: 'Dark colours for the night watch',
    status: 'Done',
    priority: 'Medium',
    type: 'Feature',
    by: 'ingrid',
    to: 'linnea',
    daysAgo: 24,
    changedDaysAgo: 5,
    description: `A white page at three in the morning costs you half an hour of night vision. The page follows the system, and there is a switch.

We tried red on black as on ships. It looks right and reads badly; dark blue with warm text won in all four tests.`,
  },
  {
    title: 'Two people edit one harbour: one save is lost',
    status: 'Done',
    priority: 'High',
    type: 'Bug',
    by: 'olena',
    to: 'eetu',
    daysAgo: 22,
    changedDaysAgo: 6,
    description: `1. Open the same harbour in two windows
2. Change the depth in one, the phone number in the other
3. Save both

The depth is gone. Every row now carries a version; a save with an old version is answered with the newer row, and the form lays your change over it.`,
  },
  {
    title: 'Show the page within two seconds on a slow network',
    status: 'Done',
    priority: 'High',
    type: 'Story',
    by: 'aino',
    to: 'aino',
    daysAgo: 34,
    changedDaysAgo: 8,
    description: `Measured on a four-year-old phone with the network set to slow 3G.

| | before | after |
| --- | ---: | ---: |
| Script | 412 KB | 138 KB |
| First number visible | 6.8 s | 1.7 s |
| Map usable | 9.1 s | 3.4 s |

What helped most: the map loads after the numbers, not before them.`,
  },
  {
    title: 'Ten stations report degrees Kelvin',
    status: 'Done',
    priority: 'High',
    type: 'Bug',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 26,
    changedDaysAgo: 9,
    description: `289 °C in Turku was a warm day even for July. The unit stands in the reply; we did not read it. We do now, and a number outside of −60 to +60 °C is refused and logged.`,
  },
  {
    title: 'Depth in metres with one decimal, everywhere',
    status: 'Done',
    priority: 'Low',
    type: 'Improvement',
    by: 'ingrid',
    to: 'aino',
    daysAgo: 23,
    changedDaysAgo: 10,
    description: `"2,40 m" on one page and "24 dm" on the next made a tester turn round. One function now writes every depth, and it has a test.`,
  },
  {
    title: 'Agree on words: berth, mooring, guest harbour',
    status: 'Done',
    priority: 'Medium',
    type: 'Documentation',
    by: 'linnea',
    to: 'ingrid',
    daysAgo: 37,
    changedDaysAgo: 12,
    description: `We used four words for one thing. The glossary has them now, one meaning each:

- **berth**: a place at a jetty for one boat
- **mooring**: a buoy to tie up to
- **guest harbour**: a harbour that takes visitors for the night

"Slip", "dock" and "marina" are not used.`,
  },
  {
    title: 'A readme that takes five minutes',
    status: 'Done',
    priority: 'Medium',
    type: 'Documentation',
    by: 'aino',
    to: 'olena',
    daysAgo: 36,
    changedDaysAgo: 15,
    description: `Olena joined and wrote down every step that the readme did not mention. There were eleven. There are none now:

\`\`\`sh
npm install
npm run demo
\`\`\``,
  },
  {
    title: 'Talk to six sailors before drawing anything',
    status: 'Done',
    priority: 'High',
    type: 'Task',
    by: 'aino',
    to: 'linnea',
    daysAgo: 42,
    changedDaysAgo: 33,
    description: `Six conversations of half an hour, with coffee. The notes are in the folder *Interviews*; names are left out.

> I do not need a prettier forecast. I need to know whether I can believe it.

That sentence became our second heading.`,
  },
  {
    title: 'Repository, checks, first deploy',
    status: 'Done',
    priority: 'Medium',
    type: 'Task',
    by: 'eetu',
    to: 'eetu',
    daysAgo: 42,
    changedDaysAgo: 40,
    description: `One command runs everything: types, lint, tests. A push to \`main\` is on the test page three minutes later. If it is red, the next thing we do is to make it green.`,
  },
];
